import classNames from 'classnames';
import { useId } from 'react';
import type { ContentElement } from '../../../content/schemas/ans';

type TableElement = Extract<ContentElement, { type: 'table' }>;

/** Columns that fit the narrowest phone; what has more scrolls, and so must take the focus. */
const FITTING_COLUMNS = 2;

const NUMBER = /^[-–−+±$€£<>~]*\s?[\d][\d,.\s]*(?:%|¢|[kKmMbB]|million|billion)?$/;

/**
 * A table with its caption. With a header, the first cell of each row heads the row. A wide one scrolls
 * in a region of its own, with the heads of its rows in sight.
 */
export function Table({ element }: { element: TableElement }) {
  const { caption, header, rows } = element;
  const id = useId();
  const columns = Math.max(header.length, ...rows.map((row) => row.length));
  const isNumber = numberColumns(rows, columns);
  const hasRowHeads = header.length > 1;
  const label = caption ? { 'aria-labelledby': id } : { 'aria-label': 'Table' };
  const table = (
    <table>
      {caption && (
        <caption>
          <span id={id} dangerouslySetInnerHTML={{ __html: caption }} />
        </caption>
      )}
      {header.length > 0 && (
        <thead>
          <tr>
            {header.map((cell, column) => (
              <th
                key={column}
                scope="col"
                className={numberClass(isNumber[column])}
                dangerouslySetInnerHTML={{ __html: cell }}
              />
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => {
              const html = { __html: cell };
              if (hasRowHeads && column === 0)
                return <th key={column} scope="row" dangerouslySetInnerHTML={html} />;
              const name = numberClass(isNumber[column]);
              return <td key={column} className={name} dangerouslySetInnerHTML={html} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (columns <= FITTING_COLUMNS) return <div className="article-table">{table}</div>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <section className={classNames('article-table', 'article-table--wide')} tabIndex={0} {...label}>
      {table}
    </section>
  );
}

function numberClass(isNumber: boolean | undefined): string | undefined {
  return isNumber ? 'article-table__number' : undefined;
}

/** Which columns hold nothing but numbers: they stand flush right, digit below digit. */
export function numberColumns(rows: readonly (readonly string[])[], columns: number): boolean[] {
  return Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column]?.replace(/<[^<>]*>/g, '').trim() ?? '');
    const filled = cells.filter((cell) => cell !== '' && cell !== '–' && cell !== '—');
    return filled.length > 0 && filled.every((cell) => NUMBER.test(cell));
  });
}
