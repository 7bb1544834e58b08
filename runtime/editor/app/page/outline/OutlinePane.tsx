import type { EditorPack } from '../../../contract/pack';
import { Outline } from './Outline';
import { NOTHING } from '../selection';
import { useCanvas } from '../../canvas/useCanvas';
import type { PageDesk } from '../usePageDesk';

interface Props {
  desk: PageDesk;
  pack: EditorPack;
  isShown: boolean;
  onHover: (key: string | null) => void;
}

/** The outline of a page, and the way to its settings. */
export function OutlinePane({ desk, pack, isShown, onHover }: Props) {
  const { outline, company, drag, chosen, mayEdit } = desk;
  const problems = useCanvas(desk.canvas, (shown) => shown.problems);
  return (
    <nav className="sidebar" aria-label="Outline of the page" hidden={!isShown}>
      <div className="sidebar__head">
        <h2>Outline</h2>
        <button
          type="button"
          className="button"
          aria-pressed={chosen.length === 0}
          onClick={() => desk.setSelection(NOTHING)}
        >
          Page settings
        </button>
      </div>
      <Outline
        rows={outline.rows}
        pack={pack}
        selection={desk.selection}
        problems={problems}
        othersOn={company.othersOn}
        commentsOn={(id) => company.comments.open.filter(({ nodeId }) => nodeId === id).length}
        drop={drag.drag?.outline ?? null}
        onSelect={desk.select}
        onToggle={outline.toggle}
        onOpen={desk.focusFields}
        onHover={onHover}
        onDragStart={(row, event) => {
          if (mayEdit) drag.press(event, () => drag.draggedWith(row.key));
        }}
      />
    </nav>
  );
}
