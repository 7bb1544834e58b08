import { useSyncExternalStore } from 'react';
import type { Node } from '../../../document/document';
import type { Operation } from '../../../document/operations/operation';
import type { MenuItem } from '../../../ui/Menu';
import type { Audience } from '../frame/protocol';
import type { Api } from '../api';
import { LinkedInspector } from '../linked/LinkedInspector';
import { makeLinkedBlock } from '../linked/makeLinkedBlock';
import { Comments } from '../live/Comments';
import type { PageComments } from '../live/useComments';
import { usesOf } from '../find/usesOf';
import type { EditingStore } from '../model/EditingStore';
import { AddressForm } from './AddressForm';
import { Inspector } from './Inspector';
import type { CanvasClient } from './CanvasClient';
import type { PageActions } from './pageActions';
import { PagePanel } from './PagePanel';
import type { OpenedPage } from './OpenedPage';
import { useCanvas } from './useCanvas';

interface Props {
  api: Api;
  opened: OpenedPage;
  store: EditingStore;
  actions: PageActions;
  mayEdit: boolean;
  canvas: CanvasClient;
  /** Who else works on a block, in words; empty: nobody. */
  othersOn: (id: string) => string;
  comments: PageComments;
  onMove: () => void;
  /** Leads to the block's text in the canvas; null: it has none there. */
  onType: (() => void) | null;
  /** The page has another address. */
  onAddress: () => void;
}

/** The fields of what is chosen: a block, several, or the page. */
export function SidePane(props: Props) {
  const { api, opened, store, actions, mayEdit, canvas, onMove, onAddress } = props;
  const { pack, rights } = opened;
  const { document } = useSyncExternalStore(store.subscribe, store.read).editing;
  const problems = useCanvas(canvas, (state) => state.problems);
  const audience = useCanvas(canvas, (state) => state.audience);
  const nodes = actions.chosen();
  const [node] = nodes;
  const onEdit = (name: string, operations: readonly Operation[], key: string | null) =>
    void store.edit(name, operations, key);
  const mayLink = ({ linked }: Node) =>
    nodes.length === 1 &&
    !linked &&
    document.kind !== 'block' &&
    rights.includes('edit-shared') &&
    rights.includes('publish-shared');
  const isHidden = nodes.every(({ hidden }) => hidden);
  const items: MenuItem[] = [
    ...(props.onType
      ? [{ label: 'Edit text in place', keys: 'Ctrl+Enter', onChoose: props.onType }]
      : []),
    { label: 'Duplicate', keys: 'Ctrl+D', onChoose: () => actions.duplicate() },
    { label: 'Move to…', keys: 'Ctrl+Shift+M', onChoose: onMove },
    {
      label: isHidden ? 'Show to readers' : 'Hide from readers',
      keys: 'Ctrl+Shift+H',
      onChoose: () => actions.toggleHidden(),
    },
    ...(rights.includes('lock')
      ? [
          {
            label: nodes.every(({ locked }) => locked === true) ? 'Unlock' : 'Lock',
            onChoose: () => actions.toggleLocked(),
          },
        ]
      : []),
    ...(node && mayLink(node)
      ? [
          {
            label: 'Make it a linked block',
            onChoose: () => void makeLinkedBlock({ api, store, actions, pack, node }),
          },
        ]
      : []),
    ...(node && nodes.length === 1
      ? [{ label: 'Where is it used?', onChoose: () => location.assign(usesOf(node)) }]
      : []),
    { label: 'Delete', keys: 'Delete', onChoose: () => actions.remove() },
  ];

  const talk = (nodeId: string | null) => (
    <Comments
      key={nodeId}
      comments={props.comments}
      nodeId={nodeId}
      mayComment={rights.includes('comment')}
    />
  );

  if (!node) {
    return (
      <PagePanel document={document} pack={pack} mayEdit={mayEdit} onEdit={onEdit}>
        {document.kind === 'page' && rights.includes('publish') && (
          <AddressForm
            url={opened.url}
            save={(uri) => api.setAddress(document.id, uri)}
            onSaved={(uri) => {
              store.say(`The page’s address is ${uri}.`);
              onAddress();
            }}
          />
        )}
        {talk(null)}
      </PagePanel>
    );
  }
  if (nodes.length > 1)
    return (
      <div className="side__body">
        <h2 className="side__several">{nodes.length} blocks</h2>
        {mayEdit &&
          items.map(({ label, onChoose }) => (
            <button key={label} type="button" className="button" onClick={onChoose}>
              {label}
            </button>
          ))}
      </div>
    );
  const others = props.othersOn(node.id);
  const inspected = {
    node,
    others,
    pack,
    problem: problems[node.id],
    mayEdit: mayEdit && (node.locked !== true || rights.includes('lock')),
    formCalls: api.form,
    actions: items,
    audience,
    onSeeAs: (next: Audience) => canvas.seeAs(next),
    onEdit,
  };
  if (!node.linked) return <Inspector {...inspected}>{talk(node.id)}</Inspector>;
  return (
    <LinkedInspector
      key={node.id}
      {...inspected}
      api={api}
      link={node.linked}
      onUnlink={(block) => actions.unlink(node, block)}
    >
      {talk(node.id)}
    </LinkedInspector>
  );
}
