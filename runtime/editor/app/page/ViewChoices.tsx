import { DEVICE_NAMES, DEVICES } from '../canvas/devices';
import type { PageView } from './usePageView';

const PANES = [
  ['outline', 'Outline'],
  ['fields', 'Fields'],
] as const;

/** On which screen the page is shown, and what beside it. */
export function ViewChoices({ view }: { view: PageView }) {
  const { panes, togglePane, device, setDevice, isOutlined, setOutlined } = view;
  return (
    <>
      <fieldset className="segments">
        <legend className="hidden">Screen</legend>
        {DEVICE_NAMES.map((one) => (
          <label className="segments__item" key={one}>
            <input
              type="radio"
              name="device"
              checked={device === one}
              onChange={() => setDevice(one)}
            />
            <span>{DEVICES[one].label}</span>
          </label>
        ))}
      </fieldset>
      <div className="head__group" role="group" aria-label="Show">
        {PANES.map(([pane, label]) => (
          <button
            key={pane}
            type="button"
            className="button"
            aria-pressed={panes[pane]}
            onClick={() => togglePane(pane)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="button"
          aria-pressed={isOutlined}
          title="Marks places that have nothing to show"
          onClick={() => setOutlined(!isOutlined)}
        >
          Empty places
        </button>
      </div>
    </>
  );
}
