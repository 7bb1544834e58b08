import { useRef, useState } from 'react';
import { frameUrl } from './api';
import { BuildBar } from './BuildBar';
import { CopyButton } from './CopyButton';
import { Failure } from './Failure';
import { FieldsPane } from './FieldsPane';
import { Sidebar } from './Sidebar';
import { blockLabel } from './searchBlocks';
import { findShown } from './state';
import { Toolbar } from './Toolbar';
import { Disclosure } from '../../ui/controls';
import { useAppState } from './useAppState';
import { formatView } from './view';
import { Workbench } from './Workbench';

/** px: below it the fields are closed at first. */
const WIDE = 1024;
/** px: below it, as in app.css, the list of blocks takes the place of the block, and is closed at first. */
const NARROW = 720;
const isNarrow = (): boolean => innerWidth < NARROW;

/** The block harness: every block of the pack in every state that it names. */
export function App() {
  const [state, dispatch, isConnected] = useAppState();
  const { view, pack } = state;
  const { settings } = view;
  const shown = findShown(pack, settings);
  const [areBlocksOpen, setBlocksOpen] = useState(() => !isNarrow());
  const blocksButton = useRef<HTMLButtonElement>(null);
  const [areFieldsOpen, setFieldsOpen] = useState(() => innerWidth >= WIDE);

  const choose = (block: string, name: string) => {
    dispatch({ kind: 'stateChosen', block, state: name });
    if (!isNarrow()) return;
    setBlocksOpen(false);
    blocksButton.current?.focus();
  };

  return (
    <div className="app">
      <header className="app__head">
        <Disclosure
          label="Blocks"
          isOpen={areBlocksOpen}
          onToggle={setBlocksOpen}
          button={blocksButton}
        />
        <h1 className="app__title">
          {shown.block ? blockLabel(shown.block) : 'Block harness'}
          {shown.state && <span>{shown.state.name}</span>}
        </h1>
        <p className="app__file">{shown.part?.file}</p>
        <button type="button" className="button" onClick={() => dispatch({ kind: 'reloaded' })}>
          Reload
        </button>
        <CopyButton label="Copy link" text={() => location.href} />
        <a className="button" href={frameUrl(settings)} target="_blank" rel="noreferrer">
          Open alone
        </a>
        <Disclosure label="Fields" isOpen={areFieldsOpen} onToggle={setFieldsOpen} />
      </header>
      {state.buildFailure !== null && (
        <BuildBar
          message={state.buildFailure}
          onClose={() => dispatch({ kind: 'buildFailureClosed' })}
        />
      )}
      <div className="app__body">
        {areBlocksOpen && (
          <Sidebar
            pack={pack}
            problem={state.packProblem}
            query={view.q}
            onSearch={(q) => dispatch({ kind: 'viewChanged', view: { q } })}
            chosen={settings}
            href={(block, name) =>
              `?${formatView({ ...view, settings: { ...settings, block, state: name, fields: {} } })}`
            }
            onChoose={choose}
          />
        )}
        <main className="app__main">
          <Toolbar
            view={view}
            onView={(changed) => dispatch({ kind: 'viewChanged', view: changed })}
            onSettings={(changed) => dispatch({ kind: 'settingsChanged', settings: changed })}
          />
          {shown.block && shown.block.problem !== null && (
            <Failure title="The states of this block can’t be read" detail={shown.block.problem} />
          )}
          {shown.state ? (
            <Workbench
              view={view}
              reloads={state.reloads}
              build={pack?.build}
              isConnected={isConnected}
              onTab={(tab) => dispatch({ kind: 'viewChanged', view: { tab } })}
            />
          ) : (
            pack && (
              <p className="app__none">
                {whyNothing(settings.block, settings.state, shown.block !== undefined)}
              </p>
            )
          )}
        </main>
        {areFieldsOpen && (
          <FieldsPane
            shown={shown}
            changed={settings.fields}
            sources={pack?.sources ?? []}
            formKey={`${settings.block}/${settings.state}/${state.resets}`}
            onChange={(name, value) => dispatch({ kind: 'fieldChanged', name, value })}
            onReset={() => dispatch({ kind: 'fieldsReset' })}
          />
        )}
      </div>
    </div>
  );
}

function whyNothing(block: string, state: string, hasBlock: boolean): string {
  if (block === '') return 'No block of the pack names a state. Add a states.ts to one.';
  if (!hasBlock) return `The pack has no block “${block}”.`;
  return state === ''
    ? `“${block}” names no states. Add a states.ts beside its view.`
    : `“${block}” has no state “${state}”.`;
}
