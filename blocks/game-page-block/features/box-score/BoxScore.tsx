import type { CSSProperties } from 'react';
import { TeamMark } from '../../../../components/sports/TeamMark';
import { fullName } from '../../../../utils/stats/fullName';
import type { BoxTable, Game, Place } from '../../../../utils/stats/game';
import { GameSection } from '../../game/GameSection';
import { hasBox } from '../../game/hasBox';

/** Tables of up to so many columns stand side by side, one team's beside the other's. */
const NARROW = 5;

/** The tables of both sides (widgets §2: `#box-score`). Null where there is none. */
export function BoxScore({ game }: { game: Game }) {
  if (!hasBox(game)) return null;
  const widest = Math.max(
    ...[...game.box.away, ...game.box.home].map(({ columns }) => columns.length),
  );
  return (
    <GameSection id="box-score" className="box" title="Box score">
      <div className={widest <= NARROW ? 'box__sides box__sides--beside' : 'box__sides'}>
        <SideTables game={game} place="away" />
        <SideTables game={game} place="home" />
      </div>
      {game.status === 'final' && !game.isConfirmed && (
        <p className="box__note">The league has not confirmed these numbers yet.</p>
      )}
    </GameSection>
  );
}

function SideTables({ game, place }: { game: Game; place: Place }) {
  const side = game[place];
  const tables = game.box[place];
  if (tables.length === 0) return null;
  return (
    <section className="box__side" aria-labelledby={`box-${place}`}>
      <h3 className="box__team" id={`box-${place}`}>
        <TeamMark team={side} league={game.league} size={28} />
        {fullName(side)}
      </h3>
      {tables.map((table) => (
        <Table key={table.title} table={table} team={side.nickname} />
      ))}
    </section>
  );
}

function Table({ table: { title, columns, rows }, team }: { table: BoxTable; team: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div className="box__scroll" role="region" aria-label={`${team}: ${title}`} tabIndex={0}>
      <table
        className={columns.length <= NARROW ? 'box__table box__table--narrow' : 'box__table'}
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <caption>
          <span className="visually-hidden">{team}: </span>
          {title}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Player</span>
            </th>
            {columns.map(({ key, label, title: name }) => (
              <th key={key} scope="col">
                {name && name !== label ? <abbr title={name}>{label}</abbr> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, position, values, isTotal }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- two players may have one name
            <tr key={`${row} ${name}`} className={isTotal ? 'box__total' : undefined}>
              <th scope="row">
                {name}
                {position && <span className="box__position"> {position}</span>}
              </th>
              {columns.map(({ key }, index) => (
                <td key={key}>{values[index] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
