import { SectionHeading } from '../../../../components/ui/SectionHeading';
import { Icon } from '../../../../components/ui/Icon';
import type { Team } from '../../../../properties/teams';
import type { Game } from '../../../../utils/stats/game';
import { gameDate } from '../../game/gameDate';

/** When and where to watch a game; null for one that is not played then. */
export function WatchFacts({ game, team }: { game: Game; team: Team }) {
  if (game.status === 'postponed' || game.status === 'canceled') return null;
  const facts = [
    ['When', gameDate(game)],
    ['TV', game.network],
    ['Where', game.venue],
  ].filter(([, fact]) => fact);
  return (
    <section className="watch" aria-labelledby="watch-title">
      <SectionHeading text="How to watch" id="watch-title" />
      <dl className="watch__facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="watch__here">
        Score, plays and statistics will be here from the first play on.
      </p>
      <p>
        <a className="watch__calendar" href={`/gateway/statsinc/calendar/${team.key}.ics`}>
          <Icon name="calendar" size={18} /> Add {team.name} games to your calendar
        </a>
      </p>
    </section>
  );
}
