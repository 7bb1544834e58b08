import type { ReactNode } from 'react';
import type { EditingState, EditingStore } from '../model/EditingStore';
import { HOME } from '../paths';
import { DEVICE_NAMES, DEVICES, type Device } from './devices';
import { SaveWord } from './SaveNotice';

interface Props {
  name: string;
  /** Who else is here. */
  colleagues: ReactNode;
  store: EditingStore;
  state: EditingState;
  device: Device;
  isOutlined: boolean;
  mayEdit: boolean;
  mayPublish: boolean;
  onHome: () => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Parts of the window that are open. */
  panes: Panes;
  onPanes: (panes: Panes) => void;
  onDevice: (device: Device) => void;
  onOutlined: (isOn: boolean) => void;
  onAdd: () => void;
  onPublish: () => void;
  onVersions: () => void;
}

export interface Panes {
  outline: boolean;
  fields: boolean;
}

const PANES = [
  ['outline', 'Outline'],
  ['fields', 'Fields'],
] as const;

/** What concerns the page as a whole. */
export function TopBar(props: Props) {
  const { name, state, device, isOutlined, mayEdit, mayPublish } = props;
  const [lastUndo, lastRedo] = [state.editing.undo.at(-1), state.editing.redo.at(-1)];
  return (
    <header className="head">
      <a
        className="button"
        href={HOME}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          props.onHome();
        }}
      >
        ← Pages
      </a>
      <h1 className="head__title">{name}</h1>
      {props.colleagues}
      <SaveWord store={props.store} />
      {mayEdit && (
        <div className="head__group" role="group" aria-label="History">
          <button
            type="button"
            className="button"
            disabled={!lastUndo}
            title={lastUndo ? `Undo: ${lastUndo.name} (Ctrl+Z)` : 'Undo (Ctrl+Z)'}
            onClick={props.onUndo}
          >
            Undo
          </button>
          <button
            type="button"
            className="button"
            disabled={!lastRedo}
            title={lastRedo ? `Redo: ${lastRedo.name} (Ctrl+Y)` : 'Redo (Ctrl+Y)'}
            onClick={props.onRedo}
          >
            Redo
          </button>
        </div>
      )}
      <fieldset className="segments">
        <legend className="hidden">Screen</legend>
        {DEVICE_NAMES.map((one) => (
          <label className="segments__item" key={one}>
            <input
              type="radio"
              name="device"
              checked={device === one}
              onChange={() => props.onDevice(one)}
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
            aria-pressed={props.panes[pane]}
            onClick={() => props.onPanes({ ...props.panes, [pane]: !props.panes[pane] })}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="button"
          aria-pressed={isOutlined}
          title="Marks places that have nothing to show"
          onClick={() => props.onOutlined(!isOutlined)}
        >
          Empty places
        </button>
      </div>
      <div className="head__group head__group--end">
        {mayEdit && (
          <button type="button" className="button" title="Add a block (/)" onClick={props.onAdd}>
            Add block
          </button>
        )}
        <button type="button" className="button" onClick={props.onVersions}>
          Versions
        </button>
        {mayPublish && (
          <button type="button" className="button button--main" onClick={props.onPublish}>
            Publish
          </button>
        )}
      </div>
    </header>
  );
}
