import { leadHistory } from '../../../../utils/stats/leadHistory';
import type { Game } from '../../../../utils/stats/game';

/** Basketball: how the lead went, in numbers. Null in other sports and before the first basket. */
export function LeadFacts({ game }: { game: Game }) {
  if (game.sport !== 'basketball') return null;
  const { changes, ties, largest } = leadHistory(game.plays);
  const facts = [
    ['Lead changes', changes],
    ['Times tied', ties],
    [`Largest lead, ${game.away.nickname}`, largest.away],
    [`Largest lead, ${game.home.nickname}`, largest.home],
  ] as const;
  if (largest.away + largest.home === 0) return null;
  return (
    <dl className="win__facts" data-row>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
