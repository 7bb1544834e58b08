import { collectionActs } from './collectionActs';
import { moveBy, type CollectionDraft } from './order';
import { OrderList } from './OrderList';
import type { OpenedCollection } from './useCollection';

interface Props {
  now: CollectionDraft;
  collection: OpenedCollection;
  mayEdit: boolean;
  /** IANA name of the paper's. */
  zone: string;
}

/** What a collection is called, and its stories in their order. */
export function OrderPane({ now, collection, mayEdit, zone }: Props) {
  const { entries } = now;
  const { order, move, remove, word } = collectionActs(now, collection);
  return (
    <section className="collection__order" aria-labelledby="collection-stories">
      <label className="line">
        <span>Name</span>
        <input
          className="input"
          required
          maxLength={200}
          readOnly={!mayEdit}
          value={now.name}
          onChange={({ target }) => collection.edit({ ...now, name: target.value }, '', 'name')}
        />
      </label>
      <h2 id="collection-stories">
        {entries.length === 1 ? '1 story' : `${entries.length} stories`}
      </h2>
      <p className="dim" id="order-keys">
        {mayEdit
          ? 'Drag stories into order, or press Alt with the arrow keys. Delete removes a story.'
          : 'You can look at this collection, not change it.'}
      </p>
      {entries.length === 0 && <p className="home__none">No stories yet. Add the first one.</p>}
      <OrderList
        entries={entries}
        stories={collection.stories}
        mayEdit={mayEdit}
        zone={zone}
        onMove={move}
        onMoveBy={(storyId, by) => order(moveBy(entries, storyId, by), storyId)}
        onRemove={remove}
        onHeadline={word}
      />
    </section>
  );
}
