import { useState } from 'react';
import type { BulkChange } from '../../../document/change/planChange';
import type { EditorPack } from '../../contract/pack';
import type { Api } from '../shared/api';
import { NameChoice, type NameOption } from './NameChoice';
import { blockOptions, fieldOptions } from './options';
import { SetField } from './SetField';

interface Props {
  api: Pick<Api, 'form'>;
  pack: EditorPack;
  /** Type of the block. */
  block: string;
  /** Null: not all is said yet. */
  onChange: (change: BulkChange | null) => void;
}

const BLOCK_CHANGES = {
  'set-field': 'Set a field',
  'rename-block': 'Replace it with another block',
  'rename-field': 'Keep a field under another name',
} as const;
type BlockChangeKind = keyof typeof BLOCK_CHANGES;
const BLOCK_CHANGE_KINDS = Object.keys(BLOCK_CHANGES) as BlockChangeKind[];

/** One change to all blocks of a type. */
export function BlockChange({ api, pack, block, onChange }: Props) {
  const fields = fieldOptions(pack, block);
  const [kind, setKind] = useState<BlockChangeKind>(
    fields.length > 0 ? 'set-field' : 'rename-block',
  );
  const [other, setOther] = useState('');
  const choose = (name: string) => {
    const next = BLOCK_CHANGE_KINDS.find((one) => one === name);
    if (!next) return;
    setKind(next);
    setOther('');
    onChange(null);
  };
  return (
    <>
      <label className="line">
        <span>Change</span>
        <select className="input" value={kind} onChange={({ target }) => choose(target.value)}>
          {BLOCK_CHANGE_KINDS.filter((one) => one !== 'set-field' || fields.length > 0).map(
            (one) => (
              <option key={one} value={one}>
                {BLOCK_CHANGES[one]}
              </option>
            ),
          )}
        </select>
      </label>
      {kind === 'set-field' && (
        <SetField api={api} pack={pack} block={block} options={fields} onChange={onChange} />
      )}
      {kind === 'rename-block' && (
        <NameChoice
          label="Other block"
          options={blockOptions(pack).filter(({ value }) => value !== block)}
          value={other}
          onChange={(to) => {
            setOther(to);
            onChange(to ? { kind: 'rename-block', from: block, to } : null);
          }}
        />
      )}
      {kind === 'rename-field' && (
        <RenameField
          options={fields}
          onChange={(from, to) =>
            onChange(from && to ? { kind: 'rename-field', block, from, to } : null)
          }
        />
      )}
    </>
  );
}

interface RenameProps {
  /** Fields of the block. */
  options: readonly NameOption[];
  /** '' for a name that is not chosen yet. */
  onChange: (from: string, to: string) => void;
}

/** A field and the name that it is to have. */
function RenameField({ options, onChange }: RenameProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  return (
    <>
      <NameChoice
        label="Field"
        options={options}
        value={from}
        other="One that is gone from the block …"
        onChange={(next) => {
          setFrom(next);
          onChange(next, to);
        }}
      />
      <NameChoice
        label="Keep what it holds in"
        options={options.filter(({ value }) => value !== from)}
        value={to}
        other="A name in code …"
        onChange={(next) => {
          setTo(next);
          onChange(from, next);
        }}
      />
    </>
  );
}
