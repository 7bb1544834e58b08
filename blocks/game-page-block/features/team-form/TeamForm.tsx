import { TeamMark } from '../../../../components/sports/TeamMark';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { Team } from '../../../../properties/teams';
import { formatApDate } from '../../../../utils/formatApDate';
import { gamePath } from '../../../../utils/stats/gamePath';
import { startLabel } from '../../../../utils/stats/startLabel';
import type { FormGame, TeamFormGames } from './formGames';

const LETTERS = { won: 'W', lost: 'L', drawn: 'D' } as const;

export interface TeamFormProps {
  team: Team;
  form: TeamFormGames;
  /** ms since 1970. */
  now: number;
}

/** The latest results and the next games of a team. Null where there are none. */
export function TeamForm({ team, form: { past, next }, now }: TeamFormProps) {
  if (past.length + next.length === 0) return null;
  return (
    <section className="form" aria-labelledby="form-title">
      <SectionHeading text={`${team.name} lately and next`} id="form-title" url={`${team.path}/`} />
      {past.length > 0 && (
        <ul className="form__list" aria-label="Lately">
          {past.map((item) => (
            <FormRow key={item.game.eventId} item={item} when={dayOf(item, now)} />
          ))}
        </ul>
      )}
      {next.length > 0 && (
        <ul className="form__list form__list--next" aria-label="Next">
          {next.map((item) => (
            <FormRow key={item.game.eventId} item={item} when={startLabel(item.game.start)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FormRow({ item, when }: { item: FormGame; when: string }) {
  const { game, place, result } = item;
  const own = game[place];
  const other = game[place === 'home' ? 'away' : 'home'];
  const path = gamePath(game);
  const opponent = `${place === 'home' ? 'vs.' : 'at'} ${other.nickname}`;
  return (
    <li className="form__row">
      <TeamMark
        teamId={other.teamId}
        abbreviation={other.abbreviation}
        league={game.league}
        size={24}
      />
      <span className="form__opponent">
        {path ? <a href={path}>{opponent}</a> : opponent}
        <span className="form__when">{when}</span>
      </span>
      {result && (
        <span className={`form__result form__result--${result}`}>
          {LETTERS[result]} {scoreOf(own)}-{scoreOf(other)}
        </span>
      )}
    </li>
  );
}

function scoreOf({ totals, score }: FormGame['game']['home']): number {
  return totals?.runs ?? score ?? 0;
}

function dayOf({ game: { start } }: FormGame, now: number): string {
  return formatApDate(start.at ?? start.localDate, now);
}
