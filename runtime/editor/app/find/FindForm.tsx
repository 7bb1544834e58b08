import type { DocumentRow } from '../../contract/documents';
import type { EditorPack } from '../../contract/pack';
import type { Wanted } from '../../contract/find';
import { type FormEvent, useId, useState } from 'react';
import { FieldsForm } from '../../../forms/FieldsForm';
import type { Api } from '../shared/api';
import { imageSchema } from './imageSchema';
import { NameChoice } from './NameChoice';
import { blockOptions, sourceOptions } from './options';
import { WANTED_KINDS, WANTED_TEXTS } from './words';

interface Props {
  api: Pick<Api, 'form'>;
  pack: EditorPack;
  /** Linked blocks that there are. */
  linked: readonly DocumentRow[];
  /** What is looked for when the screen comes. */
  start: Wanted;
  isBusy: boolean;
  onFind: (wanted: Wanted) => void;
}

/** What to look for: one thing that pages use, or words. */
export function FindForm({ api, pack, linked, start, isBusy, onFind }: Props) {
  const [wanted, setWanted] = useState<Wanted>(start);
  const id = useId();
  const { kind, value } = wanted;
  const set = (next: string) => setWanted({ kind, value: next });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onFind(wanted);
  };
  return (
    <form className="find__form" role="search" aria-label="Where is it used?" onSubmit={onSubmit}>
      <label className="line">
        <span>Look for</span>
        <select
          className="input"
          value={kind}
          onChange={({ target }) => {
            const next = WANTED_KINDS.find((one) => one === target.value);
            if (next) setWanted({ kind: next, value: '' });
          }}
        >
          {WANTED_KINDS.map((one) => (
            <option key={one} value={one}>
              {WANTED_TEXTS[one]}
            </option>
          ))}
        </select>
      </label>
      <div className="find__value" key={kind}>
        {kind === 'text' && (
          <label className="line">
            <span>Words</span>
            <input
              className="input"
              type="search"
              required
              maxLength={1000}
              value={value}
              onChange={({ target }) => set(target.value)}
            />
          </label>
        )}
        {kind === 'block' && (
          <NameChoice
            label="Which block"
            options={blockOptions(pack)}
            value={value}
            other="One whose code is gone …"
            onChange={set}
          />
        )}
        {kind === 'linked' && (
          <NameChoice
            label="Which linked block"
            options={linked.map((row) => ({ value: row.id, text: row.name }))}
            value={value}
            onChange={set}
          />
        )}
        {kind === 'source' && (
          <NameChoice
            label="Which source"
            options={sourceOptions(pack)}
            value={value}
            other="One whose code is gone …"
            onChange={set}
          />
        )}
        {kind === 'image' && (
          <FieldsForm
            schema={imageSchema('Image')}
            values={{ image: value }}
            onChange={(_field, next) => set(typeof next === 'string' ? next : '')}
            sources={[]}
            calls={api.form}
          />
        )}
        {kind === 'document' && (
          <label className="line">
            <span>Its id</span>
            <input
              className="input"
              required
              maxLength={1000}
              spellCheck={false}
              aria-describedby={`${id}-hint`}
              value={value}
              onChange={({ target }) => set(target.value)}
            />
            <span className="dim" id={`${id}-hint`}>
              As it stands in the content service (<code>_id</code>).
            </span>
          </label>
        )}
      </div>
      <button className="button button--main" disabled={isBusy || value === ''}>
        Search
      </button>
    </form>
  );
}
