import { TeamMark } from '../../../../components/sports/TeamMark';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { Team } from '../../../../properties/teams';
import { announcement } from '../../../../utils/stats/announcement';
import type { Game } from '../../../../utils/stats/game';
import { centralGames, currentGame, type CentralGroup } from './centralGames';
import { centralHref, type CentralQuery } from './centralQuery';
import { DateStrip } from './DateStrip';
import { gameDate } from './stripDays';
import { GameCard } from './GameCard';

export interface GamedayCentralProps {
  games: Game[];
  teams: readonly Team[];
  query: CentralQuery;
  /** ms since 1970. */
  now: number;
}

const GROUPS: readonly [CentralGroup, string][] = [
  ['live', 'Live now'],
  ['today', 'Today'],
  ['upcoming', 'Upcoming'],
  ['recent', 'Recent'],
];
/** Of what is to come and what is over; a team has a page of its own. */
const SHOWN = 12;

/** The games of the five teams: live now, today, upcoming, recent (widgets §2). */
export function GamedayCentral({ games, teams, query, now }: GamedayCentralProps) {
  const { team, date } = query;
  const own = team ? games.filter(({ teamPath }) => teamPath === team.path) : games;
  const ofDay = date ? own.filter((game) => gameDate(game) === date) : null;
  const current = team && !ofDay ? currentGame(own, now) : null;
  const groups = centralGames(
    own.filter((game) => game !== current),
    now,
  );
  const isEmpty = (ofDay ?? own).length === 0;
  return (
    <section className="central" aria-labelledby="central-title">
      <header className="central__head">
        <h1 className="central__title" id="central-title">
          {team ? `${team.name} Gameday Central` : 'Gameday Central'}
        </h1>
        <TeamLinks teams={teams} query={query} />
        <DateStrip games={own} query={query} now={now} />
      </header>
      {centralGames(own, now).live.map((game) => (
        <p key={game.eventId} hidden data-announce={String(game.eventId)}>
          {announcement(game)}
        </p>
      ))}
      {current && (
        <div className="central__current">
          <GameCard game={current} level={2} />
        </div>
      )}
      {ofDay
        ? ofDay.length > 0 && <Games title="Games of the day" games={ofDay} />
        : GROUPS.map(([name, title]) => {
            const shown = groups[name].slice(0, SHOWN);
            return shown.length > 0 && <Games key={name} title={title} games={shown} />;
          })}
      {isEmpty && (
        <p className="central__empty">No games {date ? 'on this day' : 'these weeks'}.</p>
      )}
    </section>
  );
}

function Games({ title, games }: { title: string; games: Game[] }) {
  const id = `central-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className="central__group" aria-labelledby={id}>
      <SectionHeading text={title} id={id} />
      <div className="central__games">
        {games.map((game) => (
          <GameCard key={`${game.league}-${game.eventId}`} game={game} />
        ))}
      </div>
    </section>
  );
}

/** The crests that teams of ours wear; the statistics name them in games only. */
const CREST = 'PHI';

function TeamLinks({ teams, query }: { teams: readonly Team[]; query: CentralQuery }) {
  return (
    <nav className="central__teams" aria-label="Teams">
      <ul>
        <li>
          <a
            href={centralHref({ ...query, team: null })}
            aria-current={query.team ? undefined : 'page'}
          >
            All teams
          </a>
        </li>
        {teams.map((team) => (
          <li key={team.key}>
            <a
              href={centralHref({ ...query, team })}
              aria-current={query.team === team ? 'page' : undefined}
            >
              <TeamMark
                team={{ teamId: team.teamId, abbreviation: CREST }}
                league={team.league}
                size={20}
              />
              {team.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
