import { useEffect, useMemo, useState } from 'react';
import type { Redirect } from '../../../document/addresses/redirects';
import { createLatest } from '../../../ui/createLatest';
import { messageOf } from '../call';
import type { Api } from '../api';
import { RedirectForm } from './RedirectForm';
import { RedirectTable } from './RedirectTable';

interface Props {
  api: Pick<Api, 'listRedirects' | 'saveRedirect' | 'deleteRedirect'>;
  mayRoute: boolean;
  /** Says what was done, and takes it back. */
  onDone: (text: string, undo?: () => Promise<unknown>) => void;
}

/** Redirects: found, made, taken away. */
export function RedirectList({ api, mayRoute, onDone }: Props) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<{ redirects: Redirect[]; total: number } | null>(null);
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
  const add = (redirect: Redirect) =>
    act(() => api.saveRedirect(redirect), `Readers of ${redirect.from} go to ${redirect.to}.`);
  const remove = (redirect: Redirect) =>
    void act(
      () => api.deleteRedirect(redirect.from, redirect.scope),
      `The redirect of ${redirect.from} is deleted.`,
      () => api.saveRedirect(redirect),
    );
  return (
    <section className="routing__part" aria-labelledby="redirects">
      <h2 id="redirects">Redirects</h2>
      {mayRoute && <RedirectForm onAdd={add} />}
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
        <RedirectTable redirects={found.redirects} mayRoute={mayRoute} onDelete={remove} />
      )}
      {found && found.total > found.redirects.length && (
        <p className="dim">{found.total - found.redirects.length} more: search for them.</p>
      )}
    </section>
  );
}
