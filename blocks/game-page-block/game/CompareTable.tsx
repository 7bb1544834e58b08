import type { ReactNode } from 'react';
import { TeamMark } from '../../../components/sports/TeamMark';
import type { Game, Place } from '../../../utils/stats/game';
import { gameColors } from './gameColors';

export interface CompareRow {
  label: string;
  away: ReactNode;
  home: ReactNode;
  /** From 0 to 1: the part of the bar that is the away side's; null where there is no bar. */
  share: number | null;
}

export interface CompareTableProps {
  game: Game;
  /** Says what is compared, to those who don't see the heading. */
  caption: string;
  rows: readonly CompareRow[];
}

/** Both teams side by side, the visitors on the left as on the board. */
export function CompareTable({ game, caption, rows }: CompareTableProps) {
  return (
    <table className="compare" style={gameColors(game)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <TeamHead game={game} place="away" />
          <th scope="col">
            <span className="visually-hidden">Statistic</span>
          </th>
          <TeamHead game={game} place="home" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, away, home, share }) => (
          <tr key={label}>
            <td>{away}</td>
            <th scope="row">
              {label}
              {share !== null && <Bar share={share} />}
            </th>
            <td>{home}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TeamHead({ game, place }: { game: Game; place: Place }) {
  const side = game[place];
  return (
    <th scope="col">
      <span className="compare__team">
        <TeamMark team={side} league={game.league} size={24} />
        {side.nickname}
      </span>
    </th>
  );
}

function Bar({ share }: { share: number }) {
  const part = Math.round(Math.min(1, Math.max(0, share)) * 99);
  return (
    <svg className="compare__bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="compare__away" width={part} height="4" />
      <rect className="compare__home" x={part + 1} width={Math.max(0, 99 - part)} height="4" />
    </svg>
  );
}
