import type { EditorPack } from '../../contract/pack';
import type { Node, PageDocument } from '../../../document/document';
import { hintOf, layoutSections, nameOf } from '../model/blockNames';
import './skeleton.css';

interface Props {
  page: PageDocument | null;
  pack: EditorPack;
}

/** What the page will hold, in its order, in the place of a frame that has painted nothing yet. */
export function CanvasSkeleton({ page, pack }: Props) {
  return (
    <div className="skeleton" aria-hidden="true">
      {page &&
        layoutSections(pack, page).map((section) => (
          <div key={section} className="skeleton__section">
            {page.sections[section]?.map((node) => (
              <SkeletonBlock key={node.id} node={node} pack={pack} />
            ))}
          </div>
        ))}
    </div>
  );
}

function SkeletonBlock({ node, pack }: { node: Node; pack: EditorPack }) {
  return (
    <div className="skeleton__block">
      {nameOf(pack, node)} {hintOf(node)}
      {node.kind === 'chain' && (
        <div className="skeleton__row">
          {node.children.map((child) => (
            <SkeletonBlock key={child.id} node={child} pack={pack} />
          ))}
        </div>
      )}
    </div>
  );
}
