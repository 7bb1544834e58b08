import { lazy, type ReactNode } from 'react';
import type { Node } from '../../../document/document';
import type { MenuItem } from '../../../ui/Menu';
import { useCanvas } from '../canvas/useCanvas';
import type { Api } from '../shared/api';
import type { Audience } from '../shared/frameProtocol';
import { Inspector } from './Inspector';
import { Lazy } from '../shared/Lazy';
import type { OnEdit } from './OnEdit';
import type { OpenedPage } from './OpenedPage';
import type { PageDesk } from './usePageDesk';

const LinkedInspector = lazy(async () => ({
  default: (await import('./linked/LinkedInspector')).LinkedInspector,
}));

interface Props {
  api: Api;
  opened: OpenedPage;
  desk: PageDesk;
  node: Node;
  /** What can be done with it. */
  items: readonly MenuItem[];
  onEdit: OnEdit;
  /** What stands below the fields. */
  children: ReactNode;
}

/** The fields of one block: its own, or those of the linked block that it shows. */
export function BlockPane({ api, opened, desk, node, items, onEdit, children }: Props) {
  const { pack, rights } = opened;
  const { canvas, actions, company } = desk;
  const problems = useCanvas(canvas, (state) => state.problems);
  const audience = useCanvas(canvas, (state) => state.audience);
  const inspected = {
    node,
    others: company.othersOn(node.id),
    pack,
    problem: problems[node.id],
    mayEdit: desk.mayEdit && (node.locked !== true || rights.includes('lock')),
    formCalls: api.form,
    actions: items,
    audience,
    onSeeAs: (next: Audience) => canvas.seeAs(next),
    onEdit,
  };
  if (!node.linked) return <Inspector {...inspected}>{children}</Inspector>;
  return (
    <Lazy>
      <LinkedInspector
        key={node.id}
        {...inspected}
        api={api}
        link={node.linked}
        onUnlink={(block) => actions.unlink(node, block)}
      >
        {children}
      </LinkedInspector>
    </Lazy>
  );
}
