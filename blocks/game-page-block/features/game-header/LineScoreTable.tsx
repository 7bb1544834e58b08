import type { Game } from '../../../../utils/stats/game';
import { lineScore } from './lineScore';

/** The score by quarter, period or inning. Null where there is none. */
export function LineScoreTable({ game }: { game: Game }) {
  const table = lineScore(game);
  if (!table) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div className="line-score" role="region" aria-label="Line score" tabIndex={0}>
      <table>
        <caption className="visually-hidden">Score by {unitOf(game)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Team</span>
            </th>
            {table.columns.map(({ label, title, isNow }) => (
              <th key={title} scope="col" className={isNow ? 'line-score__now' : undefined}>
                <abbr title={title}>{label}</abbr>
              </th>
            ))}
            {table.totals.map(({ label, title }) => (
              <th key={title} scope="col" className="line-score__total">
                <abbr title={title}>{label}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ place, cells, totals }) => (
            <tr key={place}>
              <th scope="row">{game[place].abbreviation}</th>
              {cells.map((cell, index) => (
                <td
                  key={table.columns[index]?.title}
                  className={table.columns[index]?.isNow ? 'line-score__now' : undefined}
                >
                  {cell}
                </td>
              ))}
              {totals.map((sum, index) => (
                <td key={table.totals[index]?.title} className="line-score__total">
                  {sum}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function unitOf({ sport }: Game): string {
  if (sport === 'baseball') return 'inning';
  if (sport === 'soccer') return 'half';
  return sport === 'hockey' ? 'period' : 'quarter';
}
