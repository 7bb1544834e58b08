import type { Node } from '../../../store/document';
import type { Operation } from '../../../store/operations/operation';
import type { MenuItem } from '../../../ui/Menu';
import type { Api } from '../api';
import { LinkPanel } from '../linked/LinkPanel';
import { makeLinkedBlock } from '../linked/makeLinkedBlock';
import { Comments } from '../live/Comments';
import type { PageComments } from '../live/useComments';
import { usesOf } from '../find/usesOf';
import { setOn } from '../model/operationsFor';
import type { EditingStore } from '../model/EditingStore';
import { AddressForm } from './AddressForm';
import { Inspector } from './Inspector';
import type { PageActions } from './pageActions';
import { PagePanel } from './PagePanel';
import type { OpenedPage } from './OpenedPage';

interface Props {
  api: Api;
  opened: OpenedPage;
  store: EditingStore;
  actions: PageActions;
  mayEdit: boolean;
  problems: Readonly<Record<string, string>>;
  /** Who else works on a block, in words; empty: nobody. */
  othersOn: (id: string) => string;
  comments: PageComments;
  onMove: () => void;
  /** The page has another address. */
  onAddress: () => void;
}

/** The fields of what is chosen: a block, several, or the page. */
export function SidePane(props: Props) {
  const { api, opened, store, actions, mayEdit, problems, onMove, onAddress } = props;
  const { pack, rights } = opened;
  const nodes = actions.chosen();
  const [node] = nodes;
  const onEdit = (name: string, operations: readonly Operation[], key: string | null) =>
    void store.edit(name, operations, key);
  const mayLink = ({ linked }: Node) =>
    nodes.length === 1 &&
    !linked &&
    store.read().editing.document.kind !== 'block' &&
    rights.includes('edit-shared') &&
    rights.includes('publish-shared');
  const isHidden = nodes.every(({ hidden }) => hidden);
  const items: MenuItem[] = [
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
    const { document } = store.read().editing;
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
  return (
    <Inspector
      node={node}
      others={others}
      pack={pack}
      problem={problems[node.id]}
      mayEdit={mayEdit && (node.locked !== true || rights.includes('lock'))}
      searchImages={api.images}
      actions={items}
      onEdit={onEdit}
    >
      {node.linked && (
        <LinkPanel
          key={node.id}
          api={api}
          link={node.linked}
          mayEdit={mayEdit}
          onPin={(link) => onEdit('Choose the version', [setOn(node.id, ['linked'], link)], null)}
          onUnlink={(block) => actions.unlink(node, block)}
        />
      )}
      {talk(node.id)}
    </Inspector>
  );
}
