import { countPages } from './countPages';

interface Props {
  count: number;
  onExport: () => void;
  onNone: () => void;
}

/** What can be done with the pages that are chosen. */
export function ChosenBar({ count, onExport, onNone }: Props) {
  return (
    <p className="home__chosen">
      <span role="status">{countPages(count)} chosen</span>
      <button type="button" className="button" onClick={onExport}>
        Export
      </button>
      <button type="button" className="button" onClick={onNone}>
        Choose none
      </button>
    </p>
  );
}
