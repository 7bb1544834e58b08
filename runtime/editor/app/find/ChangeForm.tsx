import { type FormEvent, useState } from 'react';
import type { BulkChange } from '../../../document/change/planChange';
import { FieldsForm } from '../../../forms/FieldsForm';
import type { Wanted } from '../../contract/find';
import type { EditorPack } from '../../contract/pack';
import type { Api } from '../shared/api';
import { BlockChange } from './BlockChange';
import { imageSchema } from './imageSchema';
import { NameChoice } from './NameChoice';
import { sourceOptions } from './options';

interface Props {
  api: Pick<Api, 'form'>;
  pack: EditorPack;
  /** What was found: it is what is changed. */
  wanted: Wanted;
  isBusy: boolean;
  onPlan: (change: BulkChange) => void;
}

/** Whether what was found can be changed everywhere at once. */
export const canChange = ({ kind }: Wanted): boolean => kind !== 'linked' && kind !== 'document';

/** What is to be changed wherever something was found. */
export function ChangeForm({ api, pack, wanted, isBusy, onPlan }: Props) {
  const { kind, value: from } = wanted;
  const [to, setTo] = useState('');
  const [ofBlock, setOfBlock] = useState<BulkChange | null>(null);
  const change = kind === 'block' ? ofBlock : replacement(wanted, to);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (change) onPlan(change);
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
      {kind === 'block' && <BlockChange api={api} pack={pack} block={from} onChange={setOfBlock} />}
      <button className="button" disabled={isBusy || change === null}>
        See what would change
      </button>
    </form>
  );
}

/** Something else instead of what was found; null as long as it is not said what. */
function replacement({ kind, value: from }: Wanted, to: string): BulkChange | null {
  if (kind === 'text' || kind === 'image') return { kind: 'replace-text', from, to };
  return kind === 'source' && to !== '' ? { kind: 'replace-source', from, to } : null;
}
