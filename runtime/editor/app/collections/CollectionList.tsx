import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { createLatest } from '../../../ui/createLatest';
import type { CollectionRow } from '../../server/collections/collections';
import { AppHead } from '../AppHead';
import { messageOf } from '../call';
import type { Api } from '../api';
import { timeAgo } from '../home/timeAgo';
import { collectionPath } from '../paths';
import type { AppSession } from '../session';
import { CreateCollection } from './CreateCollection';

interface Props {
  session: AppSession;
  api: Api;
  onGo: (path: string) => void;
}

/** Collections that a screen shows at once; the service has no more for one question. */
const PAGE = 50;
const MOST = 100;

/** All collections: found by name, opened, made. */
export function CollectionList({ session, api, onGo }: Props) {
  const [query, setQuery] = useState({ q: '', limit: PAGE });
  const [found, setFound] = useState<{ collections: CollectionRow[]; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const latest = useMemo(
    () => createLatest((asked: typeof query, signal) => api.listCollections(asked, signal)),
    [api],
  );

  useEffect(() => {
    document.title = `Collections | ${session.siteName}`;
  }, [session.siteName]);
  useEffect(() => {
    void latest.ask(query, (outcome) => {
      if ('answer' in outcome) setFound(outcome.answer);
      setProblem('error' in outcome ? messageOf(outcome.error) : null);
    });
  }, [latest, query]);

  const now = Date.now();
  const onLink = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(collectionPath(id));
  };
  return (
    <div className="app">
      <AppHead session={session} screen="collections" />
      <main className="home">
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
        {problem && (
          <p className="bar bar--bad" role="alert">
            {problem}
            <button type="button" className="button" onClick={() => setQuery({ ...query })}>
              Try again
            </button>
          </p>
        )}
        {found && found.collections.length === 0 && (
          <p className="home__none">No collection fits. Try another search.</p>
        )}
        {found && found.collections.length > 0 && (
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Stories</th>
                <th scope="col">Last changed</th>
              </tr>
            </thead>
            <tbody>
              {found.collections.map(({ id, alias, name, size, updatedAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={collectionPath(id)} onClick={(event) => onLink(event, id)}>
                      {name || id}
                    </a>
                    <span className="dim">{alias ? `${id}, ${alias}` : id}</span>
                  </th>
                  <td>{size}</td>
                  <td>
                    <time dateTime={updatedAt} title={new Date(updatedAt).toLocaleString()}>
                      {timeAgo(updatedAt, now)}
                    </time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
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
      </main>
      {isCreating && (
        <CreateCollection
          api={api}
          onClose={() => setCreating(false)}
          onCreated={(id) => onGo(collectionPath(id))}
        />
      )}
    </div>
  );
}

const countOf = (total: number) => (total === 1 ? '1 collection' : `${total} collections`);
