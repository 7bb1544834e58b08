import { CHOICES, type HarnessSettings } from '../settings';
import { Choice, Toggle } from '../../ui/controls';
import { type View, WIDTHS, ZOOMS } from './view';

interface Props {
  view: View;
  onView: (view: Partial<Omit<View, 'settings'>>) => void;
  onSettings: (settings: Partial<HarnessSettings>) => void;
}

const READERS: Record<HarnessSettings['reader'], string> = {
  state: 'As in the state',
  out: 'Signed out',
  in: 'Signed in',
  subscribed: 'Subscriber',
  'ads-free': 'Ads-free',
  internal: 'Internal',
};

const PAGES: Record<HarnessSettings['page'], string> = {
  state: 'As in the state',
  home: 'Home',
  section: 'Section',
  article: 'Article',
  gallery: 'Gallery',
  author: 'Author',
  search: 'Search',
};

/** How the block is shown, and to whom. */
export function Toolbar({ view, onView, onSettings }: Props) {
  const { settings } = view;
  const zooms = [...new Set([...ZOOMS, view.zoom])].sort((a, b) => a - b);
  return (
    <div className="toolbar" role="group" aria-label="View">
      <fieldset className="segments">
        <legend className="hidden">Width</legend>
        {WIDTHS.map((width) => (
          <label className="segments__item" key={width}>
            <input
              type="radio"
              name="width"
              checked={view.width === width}
              onChange={() => onView({ width })}
            />
            <span>{width === 'fluid' ? 'Fluid' : width}</span>
          </label>
        ))}
      </fieldset>
      <label className="choice">
        Zoom
        <select
          className="input"
          value={view.zoom}
          onChange={(event) => onView({ zoom: Number(event.target.value) })}
        >
          {zooms.map((zoom) => (
            <option key={zoom} value={zoom}>
              {zoom}%
            </option>
          ))}
        </select>
      </label>
      <Choice
        label="Reader"
        texts={READERS}
        choices={CHOICES.reader}
        value={settings.reader}
        onChoose={(reader) => onSettings({ reader })}
      />
      <Choice
        label="Page"
        texts={PAGES}
        choices={CHOICES.page}
        value={settings.page}
        onChoose={(page) => onSettings({ page })}
      />
      <div className="toolbar__toggles">
        <Toggle
          label="Dark"
          isOn={settings.scheme === 'dark'}
          onToggle={(isOn) => onSettings({ scheme: isOn ? 'dark' : 'light' })}
        />
        <Toggle
          label="Right to left"
          isOn={settings.dir === 'rtl'}
          onToggle={(isOn) => onSettings({ dir: isOn ? 'rtl' : 'ltr' })}
        />
        <Toggle
          label="Less motion"
          isOn={settings.motion === 'reduce'}
          onToggle={(isOn) => onSettings({ motion: isOn ? 'reduce' : 'full' })}
        />
        <Toggle
          label="Slow network"
          isOn={settings.network === 'slow'}
          onToggle={(isOn) => onSettings({ network: isOn ? 'slow' : 'full' })}
        />
        <Toggle
          label="No script"
          isOn={settings.script === 'off'}
          onToggle={(isOn) => onSettings({ script: isOn ? 'off' : 'on' })}
        />
        <Toggle label="Admin" isOn={settings.admin} onToggle={(admin) => onSettings({ admin })} />
        <Toggle
          label="Live content"
          isOn={settings.content === 'live'}
          onToggle={(isOn) => onSettings({ content: isOn ? 'live' : 'state' })}
        />
      </div>
    </div>
  );
}
