/** Where there is room the stories stand beside the other panes. */
export const PANES = { stories: 'Stories', add: 'Add stories', preview: 'Preview' } as const;
export type Pane = keyof typeof PANES;
const NAMES = Object.keys(PANES) as Pane[];

interface Props {
  pane: Pane;
  isWide: boolean;
  onPane: (pane: Pane) => void;
}

/** Which pane of a collection is shown. */
export function PaneChoice({ pane, isWide, onPane }: Props) {
  return (
    <fieldset className="segments collection__panes">
      <legend className="hidden">Show</legend>
      {NAMES.map((one) => (
        <label className={`segments__item collection__pane--${one}`} key={one}>
          <input
            type="radio"
            name="pane"
            checked={(pane === 'stories' && isWide ? 'add' : pane) === one}
            onChange={() => onPane(one)}
          />
          <span>{PANES[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
