import { type FormEvent, useState } from 'react';
import { FieldsForm } from '../../../forms/FieldsForm';
import type { Wanted } from '../../../store/find/findInDrafts';
import type { BulkChange } from '../../../document/change/planChange';
import type { EditorPack } from '../../server/api/describePack';
import type { Api } from '../api';
import { imageSchema } from './imageSchema';
import { NameChoice } from './NameChoice';
import { blockOptions, fieldOptions, sourceOptions } from './options';
import { SetField } from './SetField';

interface Props {
  api: Pick<Api, 'form'>;
  pack: EditorPack;
  /** What was found: it is what is changed. */
  wanted: Wanted;
  isBusy: boolean;
  onPlan: (change: BulkChange) => void;
}

const BLOCK_CHANGES = {
  'set-field': 'Set a field',
  'rename-block': 'Replace it with another block',
  'rename-field': 'Keep a field under another name',
} as const;
type BlockChange = keyof typeof BLOCK_CHANGES;
const BLOCK_KINDS = Object.keys(BLOCK_CHANGES) as BlockChange[];

/** Whether what was found can be changed everywhere at once. */
export const canChange = ({ kind }: Wanted): boolean => kind !== 'linked' && kind !== 'document';

/** What is to be changed wherever something was found. */
export function ChangeForm({ api, pack, wanted, isBusy, onPlan }: Props) {
  const { kind, value: from } = wanted;
  const fields = fieldOptions(pack, from);
  const [blockChange, setBlockChange] = useState<BlockChange>(
    fields.length > 0 ? 'set-field' : 'rename-block',
  );
  const [to, setTo] = useState('');
  const [field, setField] = useState('');
  const [set, setSet] = useState<BulkChange | null>(null);

  const change = (): BulkChange | null => {
    if (kind === 'text' || kind === 'image') return { kind: 'replace-text', from, to };
    if (kind === 'source') return to ? { kind: 'replace-source', from, to } : null;
    if (blockChange === 'set-field') return set;
    if (blockChange === 'rename-block') return to ? { kind: 'rename-block', from, to } : null;
    return field && to ? { kind: 'rename-field', block: from, from: field, to } : null;
  };
  const wish = change();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wish) onPlan(wish);
  };
  return (
    <form className="change__form" aria-label="Change all" onSubmit={onSubmit}>
      {kind === 'text' && (
        <>
          <label className="line">
            <span>Replace “{from}” with</span>
            <input
              className="input"
              maxLength={1000}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          </label>
          <p className="dim">
            Only where it is written just like this: capitals count. Left empty, the words are taken
            out.
          </p>
        </>
      )}
      {kind === 'image' && (
        <FieldsForm
          schema={imageSchema('Replace it with')}
          values={{ image: to }}
          onChange={(_field, next) => setTo(typeof next === 'string' ? next : '')}
          sources={[]}
          calls={api.form}
        />
      )}
      {kind === 'source' && (
        <NameChoice
          label="Take the content from"
          options={sourceOptions(pack).filter(({ value }) => value !== from)}
          value={to}
          onChange={setTo}
        />
      )}
      {kind === 'block' && (
        <>
          <label className="line">
            <span>Change</span>
            <select
              className="input"
              value={blockChange}
              onChange={({ target }) => {
                const next = BLOCK_KINDS.find((one) => one === target.value);
                if (next) setBlockChange(next);
                setTo('');
              }}
            >
              {BLOCK_KINDS.filter((one) => one !== 'set-field' || fields.length > 0).map((one) => (
                <option key={one} value={one}>
                  {BLOCK_CHANGES[one]}
                </option>
              ))}
            </select>
          </label>
          {blockChange === 'set-field' && (
            <SetField api={api} pack={pack} block={from} options={fields} onChange={setSet} />
          )}
          {blockChange === 'rename-block' && (
            <NameChoice
              key="block"
              label="Other block"
              options={blockOptions(pack).filter(({ value }) => value !== from)}
              value={to}
              onChange={setTo}
            />
          )}
          {blockChange === 'rename-field' && (
            <>
              <NameChoice
                key="from"
                label="Field"
                options={fields}
                value={field}
                other="One that is gone from the block …"
                onChange={setField}
              />
              <NameChoice
                key="to"
                label="Keep what it holds in"
                options={fields.filter(({ value }) => value !== field)}
                value={to}
                other="A name in code …"
                onChange={setTo}
              />
            </>
          )}
        </>
      )}
      <button className="button" disabled={isBusy || wish === null}>
        See what would change
      </button>
    </form>
  );
}
