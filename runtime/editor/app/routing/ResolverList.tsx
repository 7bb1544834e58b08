import type { PatternConflict, ResolverRow } from '../../contract/routing';
import { moveBefore } from '../shared/moveBefore';
import { pathOf } from '../shared/paths';
import { END, useDragOrder } from '../shared/useDragOrder';
import { describeConflict } from './words';

interface Props {
  resolvers: readonly ResolverRow[];
  conflicts: readonly PatternConflict[];
  mayRoute: boolean;
  onOrder: (ids: string[]) => void;
  onEdit: (resolver: ResolverRow | null) => void;
  onDelete: (resolver: ResolverRow) => void;
}

/** The resolvers in the order in which they are asked, which is changed by dragging or with buttons. */
export function ResolverList(props: Props) {
  const { resolvers, conflicts, mayRoute, onOrder, onEdit, onDelete } = props;
  const ids = resolvers.map(({ id }) => id);
  const { list, over } = useDragOrder((id, before) => onOrder(moveBefore(ids, id, before)));
  return (
    <section className="routing__part" aria-labelledby="resolvers">
      <div className="home__head">
        <h2 id="resolvers">Resolvers</h2>
        {mayRoute && (
          <button type="button" className="button" onClick={() => onEdit(null)}>
            New resolver
          </button>
        )}
      </div>
      <p className="dim">
        A resolver gives addresses to a template. The first one that fits answers
        {mayRoute ? '; drag them into another order' : ''}. Pages with an address of their own come
        before all of them.
      </p>
      {conflicts.length > 0 && (
        <ul className="routing__conflicts" aria-label="Conflicts">
          {conflicts.map((conflict, index) => (
            <li key={index} className={conflict.isNever ? 'note note--bad' : 'note'}>
              {describeConflict(conflict, resolvers)}
            </li>
          ))}
        </ul>
      )}
      <ol className="routing__resolvers" ref={list}>
        {resolvers.map((resolver, index) => {
          const { id, name, patterns, templateId, source } = resolver;
          return (
            <li
              key={id}
              data-id={id}
              className={rowClass(over, id, index === resolvers.length - 1)}
              draggable={mayRoute}
            >
              <div className="routing__what">
                <strong>{name}</strong> <a href={pathOf(templateId)}>{templateId}</a>{' '}
                <span className="dim">{source ?? 'no content'}</span>
                <br />
                {patterns.map((pattern) => (
                  <code key={pattern}>{pattern}</code>
                ))}
              </div>
              {mayRoute && (
                <div className="routing__acts">
                  <button
                    type="button"
                    className="button"
                    aria-label={`Ask ${name} sooner`}
                    disabled={index === 0}
                    onClick={() => onOrder(moveBefore(ids, id, ids[index - 1] ?? id))}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    className="button"
                    aria-label={`Ask ${name} later`}
                    disabled={index === ids.length - 1}
                    onClick={() => onOrder(moveBefore(ids, id, ids[index + 2] ?? null))}
                  >
                    ↓
                  </button>
                  <button
                    type="button"
                    className="button"
                    aria-label={`Edit ${name}`}
                    onClick={() => onEdit(resolver)}
                  >
                    Edit
                  </button>
                  <button
                    type="button"
                    className="button"
                    aria-label={`Delete ${name}`}
                    onClick={() => onDelete(resolver)}
                  >
                    Delete
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** With a line where a drop would put what is dragged. */
function rowClass(over: string | null, id: string, isLast: boolean): string {
  if (over === id) return 'routing__row routing__row--over';
  return isLast && over === END ? 'routing__row routing__row--under' : 'routing__row';
}
