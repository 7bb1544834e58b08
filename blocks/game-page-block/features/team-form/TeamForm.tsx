import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { Team } from '../../../../properties/teams';
import { startLabel } from '../../../../utils/stats/startLabel';
import type { TeamFormGames } from '../../game/formGames';
import { dayOf } from '../../game/dayOf';
import { FormRow } from '../../game/FormRow';

export interface TeamFormProps {
  team: Team;
  form: TeamFormGames;
  /** ms since 1970. */
  now: number;
}

/** The latest results and the next games of a team. Null where there are none. */
export function TeamForm({ team, form: { past, next }, now }: TeamFormProps) {
  if (past.length + next.length === 0) return null;
  const title = past.length > 0 ? `${team.name} lately and next` : `Next for the ${team.name}`;
  return (
    <section className="form" aria-labelledby="form-title">
      <SectionHeading text={title} id="form-title" url={`${team.path}/`} />
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
