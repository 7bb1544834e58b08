import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { Redirect } from '../../../document/addresses/redirects';
import { createLatest } from '../../../ui/createLatest';
import { messageOf } from '../call';
import type { Api } from '../api';

interface Props {
  api: Pick<Api, 'listRedirects' | 'saveRedirect' | 'deleteRedirect'>;
  mayRoute: boolean;
  /** Says what was done, and takes it back. */
  onDone: (text: string, undo?: () => Promise<unknown>) => void;
}

const EMPTY: Redirect = { from: '', to: '', status: 301, scope: 'exact' };

/** Redirects: found, made, taken away. */
export function RedirectList({ api, mayRoute, onDone }: Props) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<{ redirects: Redirect[]; total: number } | null>(null);
  const [draft, setDraft] = useState(EMPTY);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState({ search: '' });
  const latest = useMemo(
    () =>
      createLatest((query: { search: string }, signal) => api.listRedirects(query.search, signal)),
    [api],
  );
  useEffect(() => {
    void latest.ask(asked, (outcome) => {
      if ('answer' in outcome) setFound(outcome.answer);
      setFailure('error' in outcome ? messageOf(outcome.error) : null);
    });
  }, [latest, asked]);

  const act = async (work: () => Promise<unknown>, text: string, undo?: () => Promise<unknown>) => {
    try {
      await work();
      onDone(text, undo && (() => undo().then(() => setAsked({ search }))));
      setAsked({ search });
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    }
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { from, to } = draft;
    const isDone = await act(() => api.saveRedirect(draft), `Readers of ${from} go to ${to}.`);
    if (isDone) setDraft(EMPTY);
  };
  return (
    <section className="routing__part" aria-labelledby="redirects">
      <h2 id="redirects">Redirects</h2>
      {mayRoute && (
        <form className="routing__form" onSubmit={(event) => void onSubmit(event)}>
          <label className="line">
            <span>From</span>
            <input
              className="input"
              required
              placeholder="/old"
              value={draft.from}
              onChange={({ target }) => setDraft({ ...draft, from: target.value })}
            />
          </label>
          <label className="line">
            <span>To</span>
            <input
              className="input"
              required
              placeholder="/new"
              value={draft.to}
              onChange={({ target }) => setDraft({ ...draft, to: target.value })}
            />
          </label>
          <label className="line">
            <span>For</span>
            <select
              className="input"
              value={draft.scope}
              onChange={({ target }) =>
                setDraft({ ...draft, scope: target.value === 'prefix' ? 'prefix' : 'exact' })
              }
            >
              <option value="exact">This address</option>
              <option value="prefix">It and all below it</option>
            </select>
          </label>
          <label className="line">
            <span>Kind</span>
            <select
              className="input"
              value={draft.status}
              onChange={({ target }) =>
                setDraft({ ...draft, status: target.value === '302' ? 302 : 301 })
              }
            >
              <option value={301}>For good (301)</option>
              <option value={302}>For now (302)</option>
            </select>
          </label>
          <button className="button">Add</button>
        </form>
      )}
      {failure !== null && (
        <p className="note note--bad" role="alert">
          {failure}
        </p>
      )}
      <label className="line">
        <span>Search redirects</span>
        <input
          className="input"
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setAsked({ search: target.value });
          }}
        />
      </label>
      {found && found.redirects.length === 0 && <p className="dim">There is none.</p>}
      {found && found.redirects.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Kind</th>
              {mayRoute && (
                <th scope="col">
                  <span className="hidden">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {found.redirects.map((redirect) => {
              const { from, to, status, scope } = redirect;
              return (
                <tr key={`${scope} ${from}`}>
                  <th scope="row">
                    {from}
                    {scope === 'prefix' && <span className="dim">and all below it</span>}
                  </th>
                  <td>{to}</td>
                  <td>{status}</td>
                  {mayRoute && (
                    <td className="table__end">
                      <button
                        type="button"
                        className="button"
                        aria-label={`Delete the redirect of ${from}`}
                        onClick={() =>
                          void act(
                            () => api.deleteRedirect(from, scope),
                            `The redirect of ${from} is deleted.`,
                            () => api.saveRedirect(redirect),
                          )
                        }
                      >
                        Delete
                      </button>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {found && found.total > found.redirects.length && (
        <p className="dim">{found.total - found.redirects.length} more: search for them.</p>
      )}
    </section>
  );
}
