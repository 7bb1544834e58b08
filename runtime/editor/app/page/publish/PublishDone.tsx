import { focusFirst } from '../../shared/focusFirst';

interface Props {
  words: string;
  onVersions: () => void;
  onClose: () => void;
}

/** What was done, and where to go from there. */
export function PublishDone({ words, onVersions, onClose }: Props) {
  return (
    <div className="publish">
      <p className="publish__body publish__done" role="status">
        {words}
      </p>
      <div className="publish__foot">
        <button type="button" className="button" onClick={onVersions}>
          Versions
        </button>
        <button type="button" className="button button--main" ref={focusFirst} onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  );
}
