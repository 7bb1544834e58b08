import { useId, useState } from 'react';
import {
  keepKnown,
  listVariables,
  paramRows,
  setParam,
  tryAddress,
  type PackSource,
} from './paramsMapping';

interface Props {
  sources: readonly PackSource[];
  /** Name of the chosen source; empty: none. */
  source: string;
  params: Record<string, unknown>;
  patterns: readonly string[];
  website: string;
  onSource: (source: string) => void;
  onParams: (params: Record<string, unknown>) => void;
}

/** Where a template's content comes from, and what of the address goes into the question. */
export function ResolverContent(props: Props) {
  const { sources, source, params, patterns, website, onSource, onParams } = props;
  const id = useId();
  const [address, setAddress] = useState('');
  const chosen = sources.find(({ name }) => name === source);
  const tried = address.trim() === '' ? null : tryAddress(address, { patterns, params, website });

  return (
    <>
      <label className="line">
        <span>Content source</span>
        <select
          className="input"
          value={source}
          onChange={({ target }) => {
            const next = sources.find(({ name }) => name === target.value);
            onSource(target.value);
            onParams(keepKnown(params, next));
          }}
        >
          <option value="">None</option>
          {source !== '' && !chosen && <option value={source}>{source} (unknown)</option>}
          {sources.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {source !== '' && (
        <fieldset className="mapping">
          <legend>Its parameters</legend>
          <p className="dim" id={`${id}-hint`}>
            A fixed value, or a part of the address: {listVariables(patterns).join(', ')},
            $query.page. What an address lacks is left out.
          </p>
          <datalist id={`${id}-variables`}>
            {listVariables(patterns).map((variable) => (
              <option key={variable}>{variable}</option>
            ))}
          </datalist>
          {paramRows(chosen, params).map((row) => (
            <label className="mapping__row" key={row.name}>
              <span>
                {row.label}
                {!row.isKnown && <span className="dim"> (unknown to this source)</span>}
              </span>
              <input
                className="input"
                spellCheck={false}
                list={`${id}-variables`}
                aria-describedby={`${id}-hint`}
                value={row.text}
                onChange={({ target }) => onParams(setParam(params, row, target.value))}
              />
            </label>
          ))}
          {chosen?.params.length === 0 && <p className="dim">It takes none.</p>}
        </fieldset>
      )}
      <label className="line">
        <span>Try an address</span>
        <input
          className="input"
          spellCheck={false}
          placeholder="/news/2026/story.html"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      <div role="status" className="mapping__tried">
        {tried?.kind === 'none' && <p className="note">No pattern takes this address.</p>}
        {tried?.kind === 'wrong' && <p className="note note--bad">{tried.problem}</p>}
        {tried?.kind === 'fits' && (
          <>
            <p>
              <code>{tried.pattern}</code> takes it.
              {source !== '' && (
                <>
                  {' '}
                  {source} is asked for <code>{JSON.stringify(tried.query)}</code>.
                </>
              )}
            </p>
            {tried.missing.length > 0 && (
              <p className="dim">Left out, as the address lacks it: {tried.missing.join(', ')}.</p>
            )}
          </>
        )}
      </div>
    </>
  );
}
