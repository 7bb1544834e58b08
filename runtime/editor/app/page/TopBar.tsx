import type { Step } from '../model/editing';
import { HOME } from '../shared/paths';
import { Colleagues } from './live/Colleagues';
import type { PageDialog } from './PageDialog';
import { SaveWord } from './SaveNotice';
import { choose } from './selection';
import type { PageDesk } from './usePageDesk';
import type { PageView } from './usePageView';
import { ViewChoices } from './ViewChoices';

interface Props {
  desk: PageDesk;
  view: PageView;
  onHome: () => void;
  onOpen: (dialog: PageDialog | 'palette') => void;
}

/** What concerns the page as a whole. */
export function TopBar({ desk, view, onHome, onOpen }: Props) {
  const { store, state, page, mayEdit, mayPublish } = desk;
  return (
    <header className="head">
      <a
        className="button"
        href={HOME}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onHome();
        }}
      >
        ← Pages
      </a>
      <h1 className="head__title">{page.name}</h1>
      <Colleagues
        people={desk.company.people}
        nameOf={desk.nameOfNode}
        onShow={(id) => desk.select(choose(id))}
      />
      <SaveWord store={store} />
      {mayEdit && (
        <div className="head__group" role="group" aria-label="History">
          <StepButton
            label="Undo"
            keys="Ctrl+Z"
            step={state.editing.undo.at(-1)}
            onStep={() => store.undo()}
          />
          <StepButton
            label="Redo"
            keys="Ctrl+Y"
            step={state.editing.redo.at(-1)}
            onStep={() => store.redo()}
          />
        </div>
      )}
      <ViewChoices view={view} />
      <div className="head__group head__group--end">
        {mayEdit && (
          <button
            type="button"
            className="button"
            title="Add a block (/)"
            onClick={() => onOpen('palette')}
          >
            Add block
          </button>
        )}
        <button type="button" className="button" onClick={() => onOpen('versions')}>
          Versions
        </button>
        {mayPublish && (
          <button type="button" className="button button--main" onClick={() => onOpen('publish')}>
            Publish
          </button>
        )}
      </div>
    </header>
  );
}

interface StepProps {
  label: string;
  keys: string;
  /** What it would take back, or do again; undefined: nothing. */
  step: Step | undefined;
  onStep: () => void;
}

/** One step back in what was done, or forward again. */
function StepButton({ label, keys, step, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="button"
      disabled={!step}
      title={step ? `${label}: ${step.name} (${keys})` : `${label} (${keys})`}
      onClick={onStep}
    >
      {label}
    </button>
  );
}
