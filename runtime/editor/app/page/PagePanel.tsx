import type { EditorPack } from '../../contract/pack';
import type { ReactNode } from 'react';
import { localText } from '../../../forms/localText';
import type { PageDocument } from '../../../document/document';
import type { Operation, PagePath } from '../../../document/operations/operation';
import type { OnEdit } from './OnEdit';

interface Props {
  document: PageDocument;
  pack: EditorPack;
  mayEdit: boolean;
  /** What stands below the fields. */
  children: ReactNode;
  onEdit: OnEdit;
}

const META = [
  ['title', 'Title for readers and search engines'],
  ['description', 'Description for search engines'],
] as const;

/** The page itself: what it is called, how it is laid out, what search engines are told. */
export function PagePanel({ document, pack, mayEdit, children, onEdit }: Props) {
  const set = (name: string, path: PagePath, value: string | undefined) => {
    const operation: Operation =
      value === undefined ? { op: 'setPage', path } : { op: 'setPage', path, value };
    onEdit(name, [operation], path.join(' '));
  };
  const isKnown = pack.layouts.some(({ name }) => name === document.layout);
  return (
    <>
      <div className="side__head">
        <h2>Page</h2>
      </div>
      <div className="side__body">
        <fieldset className="inspector" disabled={!mayEdit}>
          <legend className="hidden">Page</legend>
          <label className="line">
            <span>Name in the editor</span>
            <input
              className="input"
              maxLength={200}
              value={document.name}
              onChange={({ target }) => {
                if (target.value) set('Rename the page', ['name'], target.value);
              }}
            />
          </label>
          <label className="line">
            <span>Layout</span>
            <select
              className="input"
              value={document.layout}
              onChange={({ target }) => set('Change the layout', ['layout'], target.value)}
            >
              {!isKnown && <option value={document.layout}>{document.layout} (gone)</option>}
              {pack.layouts.map(({ name, label }) => (
                <option key={name} value={name}>
                  {localText(label, 'en')}
                </option>
              ))}
            </select>
          </label>
          <p className="dim">
            Blocks keep their section. Those of sections that the new layout does not have stay in
            the outline.
          </p>
          {META.map(([key, label]) => (
            <label className="line" key={key}>
              <span>{label}</span>
              <input
                className="input"
                maxLength={500}
                value={document.meta[key] ?? ''}
                onChange={({ target }) =>
                  set(`Edit the ${key}`, ['meta', key], target.value || undefined)
                }
              />
            </label>
          ))}
        </fieldset>
        {children}
      </div>
    </>
  );
}
