import { useState } from 'react';
import type { Redirect } from '../../contract/routing';
import type { Api } from '../shared/api';
import { Problem } from '../shared/Problem';
import { useAct, useAnswer } from '../shared/queries';
import type { Notice } from '../shared/Toast';
import { RedirectForm } from './RedirectForm';
import { RedirectTable } from './RedirectTable';

interface Props {
  api: Pick<Api, 'listRedirects' | 'saveRedirect' | 'deleteRedirect'>;
  mayRoute: boolean;
  /** Says what was done, and takes it back. */
  onDone: (notice: Notice) => void;
}

/** Redirects: found, made, taken away. */
export function RedirectList({ api, mayRoute, onDone }: Props) {
  const [search, setSearch] = useState('');
  const { data: found, problem } = useAnswer(api, 'listRedirects', { search });
  const change = useAct(['listRedirects', 'explainRoute']);

  const add = (redirect: Redirect) =>
    change.run(async () => {
      await api.saveRedirect(redirect);
      onDone({ text: `Readers of ${redirect.from} go to ${redirect.to}.` });
    });
  const remove = (redirect: Redirect) => {
    const { from, scope } = redirect;
    void change.run(async () => {
      await api.deleteRedirect({ from, scope });
      onDone({
        text: `The redirect of ${from} is deleted.`,
        undo: () => api.saveRedirect(redirect),
      });
    });
  };
  return (
    <section className="routing__part" aria-labelledby="redirects">
      <h2 id="redirects">Redirects</h2>
      {mayRoute && <RedirectForm isBusy={change.isBusy} onAdd={add} />}
      <Problem problem={change.problem ?? problem} />
      <label className="line">
        <span>Search redirects</span>
        <input
          className="input"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      {found && found.redirects.length === 0 && <p className="dim">There is none.</p>}
      {found && found.redirects.length > 0 && (
        <RedirectTable
          redirects={found.redirects}
          mayRoute={mayRoute}
          isBusy={change.isBusy}
          onDelete={remove}
        />
      )}
      {found && found.total > found.redirects.length && (
        <p className="dim">{found.total - found.redirects.length} more: search for them.</p>
      )}
    </section>
  );
}
