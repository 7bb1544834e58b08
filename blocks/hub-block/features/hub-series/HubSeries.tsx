import type { EditableProps } from 'fusion:content';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { Game } from '../../../../utils/stats/game';
import { gamePath } from '../../../../utils/stats/gamePath';
import { isLive } from '../../../../utils/stats/isLive';
import { progressLabel } from '../../../../utils/stats/progressLabel';
import { scoreLine } from '../../../../utils/stats/scoreLine';
import { startLabel } from '../../../../utils/stats/startLabel';
import { statusName } from '../../../../utils/stats/statusName';
import type { Round } from '../../readLines';
import { seriesStanding } from './seriesGames';

export interface HubSeriesProps {
  heading: string;
  headingProps?: EditableProps;
  /** Of the postseason, in order of time. */
  games: readonly Game[];
  /** What an editor adds, before them. */
  rounds: readonly Round[];
  /** Where there is neither. */
  note: string;
}

/** The rounds or games of a postseason beside each other, as a bracket of one team. */
export function HubSeries({ heading, headingProps, games, rounds, note }: HubSeriesProps) {
  const standing = seriesStanding(games);
  return (
    <section className="series" aria-labelledby="series">
      <SectionHeading text={heading} id="series" textProps={headingProps} />
      {standing !== '' && (
        <p className="series__standing">
          <span>Series</span> {standing}
        </p>
      )}
      {games.length + rounds.length === 0 ? (
        <p className="series__note">{note}</p>
      ) : (
        <ol className="series__rounds">
          {rounds.map(({ name, when, result }, index) => (
            <li key={index} className="series__round">
              <span className="series__name">{name}</span>{' '}
              {result !== '' && <span className="series__result">{result}</span>}{' '}
              {when !== '' && <span className="series__when">{when}</span>}
            </li>
          ))}
          {games.map((game) => (
            <GameRound key={game.eventId} game={game} />
          ))}
        </ol>
      )}
    </section>
  );
}

function GameRound({ game }: { game: Game }) {
  const path = gamePath(game);
  const result = scoreLine(game) || `${game.away.nickname} at ${game.home.nickname}`;
  return (
    <li className={isLive(game) ? 'series__round series__round--live' : 'series__round'}>
      <span className="series__name">{game.occasion}</span>{' '}
      <span className="series__result">{path ? <a href={path}>{result}</a> : result}</span>{' '}
      <span className="series__when">{whenOf(game)}</span>
    </li>
  );
}

/** When it begins, how far it is, or the day it was played. */
function whenOf(game: Game): string {
  if (game.status === 'pre-game') return startLabel(game.start);
  if (game.status === 'in-progress') return `Live, ${progressLabel(game)}`;
  return game.status === 'final'
    ? `Final, ${startLabel(game.start).replace(/,[^,]*$/, '')}`
    : statusName(game.status);
}
