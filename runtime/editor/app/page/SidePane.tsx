import { lazy, useSyncExternalStore } from 'react';
import type { Api } from '../shared/api';
import { Lazy } from '../shared/Lazy';
import { useLoadSoon } from '../shared/useLoadSoon';
import { AddressForm } from './AddressForm';
import { blockMenu } from './blockMenu';
import { Comments } from './live/Comments';
import type { OnEdit } from './OnEdit';
import type { OpenedPage } from './OpenedPage';
import { PagePanel } from './PagePanel';
import type { PageDesk } from './usePageDesk';

/** The forms of fields. */
const loadBlockPane = async () => ({ default: (await import('./BlockPane')).BlockPane });
const BlockPane = lazy(loadBlockPane);

interface Props {
  api: Api;
  opened: OpenedPage;
  desk: PageDesk;
  onMove: () => void;
}

/** The fields of what is chosen: a block, several, or the page. */
export function SidePane({ api, opened, desk, onMove }: Props) {
  const { pack, rights } = opened;
  const { store, actions, canvas, company, mayEdit } = desk;
  useLoadSoon(loadBlockPane);
  // What is typed stands in its field at once.
  const page = useSyncExternalStore(store.subscribe, store.read).editing.document;
  const nodes = actions.chosen();
  const [node] = nodes;
  const onEdit: OnEdit = (name, operations, key) => void store.edit(name, operations, key);
  const items = blockMenu({ api, opened, desk, nodes, onMove });
  const talk = (
    <Comments
      key={node?.id}
      comments={company.comments}
      nodeId={node?.id ?? null}
      mayComment={rights.includes('comment')}
    />
  );

  if (!node)
    return (
      <PagePanel document={page} pack={pack} mayEdit={mayEdit} onEdit={onEdit}>
        {page.kind === 'page' && rights.includes('publish') && (
          <AddressForm
            url={opened.url}
            save={(uri) => api.setAddress({ id: page.id, uri })}
            onSaved={(uri) => {
              store.say(`The page’s address is ${uri}.`);
              void canvas.load(null);
            }}
          />
        )}
        {talk}
      </PagePanel>
    );
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
  return (
    <Lazy>
      <BlockPane api={api} opened={opened} desk={desk} node={node} items={items} onEdit={onEdit}>
        {talk}
      </BlockPane>
    </Lazy>
  );
}
