import type { Redirect } from '../../contract/routing';
import { type FormEvent, useState } from 'react';

interface Props {
  /** Whether another change is on its way. */
  isBusy: boolean;
  /** @returns whether it is made */
  onAdd: (redirect: Redirect) => Promise<boolean>;
}

const EMPTY: Redirect = { from: '', to: '', status: 301, scope: 'exact' };

/** A redirect to be made. */
export function RedirectForm({ isBusy, onAdd }: Props) {
  const [draft, setDraft] = useState(EMPTY);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void onAdd(draft).then((isDone) => isDone && setDraft(EMPTY));
  };
  return (
    <form className="routing__form" onSubmit={onSubmit}>
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
      <button className="button" disabled={isBusy}>
        Add
      </button>
    </form>
  );
}
