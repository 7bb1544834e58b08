import { TeamMark } from '../../../../components/sports/TeamMark';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { Game, Place } from '../../../../utils/stats/game';
import { gamePath } from '../../../../utils/stats/gamePath';
import { hasScores } from '../../../../utils/stats/hasScores';
import { ribbonCell } from '../../../../utils/stats/ribbonCell';
import { ribbonLabel } from '../../../../utils/stats/ribbonLabel';
import { spokenScore } from '../../../../utils/stats/spokenScore';

/** Games of the other teams, each a link to its own page. */
export function OtherGames({ games, now }: { games: Game[]; now: number }) {
  return (
    <section className="others" aria-labelledby="others-title">
      <SectionHeading text="Other games" id="others-title" url="/sports/gameday-central" />
      <ul className="others__list">
        {games.map((game) => (
          <li key={game.eventId} id={`other-${game.eventId}`} className="others__game" data-row>
            <OtherGame game={game} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherGame({ game, now }: { game: Game; now: number }) {
  const path = gamePath(game);
  const label = ribbonLabel(game, now);
  const body = (
    <>
      <span className="visually-hidden">{spokenScore(game)}</span>
      <span className="others__body" aria-hidden="true">
        <span className={label === 'LIVE' ? 'others__label others__label--live' : 'others__label'}>
          {label}
        </span>
        <span className="others__cell">{cellText(game, label)}</span>
        <OtherSide game={game} place="away" />
        <OtherSide game={game} place="home" />
      </span>
    </>
  );
  return path ? (
    <a className="others__link" href={path}>
      {body}
    </a>
  ) : (
    body
  );
}

/** A label that says `FINAL, Nov 22` needs no second word for it. */
function cellText(game: Game, label: string): string {
  const { kind, text } = ribbonCell(game);
  if (kind !== 'box') return text;
  return label.startsWith('FINAL') ? '' : 'Final';
}

function OtherSide({ game, place }: { game: Game; place: Place }) {
  const side = game[place];
  const { nickname, totals, score } = side;
  return (
    <span className="others__side">
      <TeamMark team={side} league={game.league} size={20} />
      <span className="others__name">{nickname}</span>
      {hasScores(game) && <b>{totals?.runs ?? score}</b>}
    </span>
  );
}
