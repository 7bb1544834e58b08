import { SectionHeading } from '../../../../components/ui/SectionHeading';
import { startLabel } from '../../../../utils/stats/startLabel';
import { dayOf } from '../../game/dayOf';
import type { FormGame } from '../../game/formGames';
import { FormRow } from '../../game/FormRow';

export interface GameListProps {
  title: string;
  games: readonly FormGame[];
  /** ms since 1970. */
  now: number;
}

/** Games of a team below a title; null without any. */
export function GameList({ title, games, now }: GameListProps) {
  if (games.length === 0) return null;
  return (
    <section className="form">
      <SectionHeading text={title} />
      <ul className="form__list" aria-label={title}>
        {games.map((item) => (
          <FormRow
            key={item.game.eventId}
            item={item}
            when={item.result === null ? startLabel(item.game.start) : dayOf(item, now)}
          />
        ))}
      </ul>
    </section>
  );
}
