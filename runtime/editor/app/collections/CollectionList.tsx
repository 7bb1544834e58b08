import { useState } from 'react';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { collectionPath } from '../shared/paths';
import { NameDialog } from '../shared/NameDialog';
import { Problem } from '../shared/Problem';
import { useAnswer } from '../shared/queries';
import { ScreenFrame } from '../shared/ScreenFrame';
import { CollectionTable } from './CollectionTable';

interface Props {
  session: AppSession;
  api: Pick<Api, 'listCollections' | 'createCollection'>;
  onGo: (path: string) => void;
}

/** Collections that a screen shows at once; the service has no more for one question. */
const PAGE = 50;
const MOST = 100;

/** All collections: found by name, opened, made. */
export function CollectionList({ session, api, onGo }: Props) {
  const [query, setQuery] = useState({ q: '', limit: PAGE });
  const [isCreating, setCreating] = useState(false);
  const { data: found, problem, reload } = useAnswer(api, 'listCollections', query);
  return (
    <ScreenFrame
      session={session}
      screen="collections"
      title="Collections"
      over={
        isCreating && (
          <NameDialog
            title="New collection"
            create={api.createCollection}
            onClose={() => setCreating(false)}
            onCreated={(id) => onGo(collectionPath(id))}
          />
        )
      }
    >
      <div className="home__head">
        <h2>Collections</h2>
        {session.rights.includes('edit') && (
          <button type="button" className="button button--main" onClick={() => setCreating(true)}>
            New collection
          </button>
        )}
      </div>
      <div className="filters" role="search" aria-label="Collections">
        <input
          className="input filters__search"
          type="search"
          aria-label="Search by name"
          placeholder="Search by name"
          value={query.q}
          onChange={({ target }) => setQuery({ ...query, q: target.value })}
        />
      </div>
      <p className="home__count dim" role="status">
        {found ? countOf(found.total) : 'Loading'}
      </p>
      <Problem problem={problem} onRetry={reload} />
      {found?.collections.length === 0 && (
        <p className="home__none">No collection fits. Try another search.</p>
      )}
      {found && found.collections.length > 0 && (
        <CollectionTable rows={found.collections} now={Date.now()} onGo={onGo} />
      )}
      {found && found.collections.length < found.total && query.limit < MOST && (
        <button
          type="button"
          className="button"
          onClick={() => setQuery({ ...query, limit: MOST })}
        >
          Show more
        </button>
      )}
    </ScreenFrame>
  );
}

const countOf = (total: number) => (total === 1 ? '1 collection' : `${total} collections`);
