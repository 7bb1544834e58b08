import type { Game, Sport } from '../game';
import { isGame, parseGame } from '../parseGame';
import { exampleGame } from '../exampleGames';
import { sentBoxes } from './sentBoxes';
import { sentPlays } from './sentPlays';

type Status = 'in-progress' | 'final';

/**
 * A game as the provider itself tells it: who plays and when is that of our example; plays and box score are
 * parsed from an event in the provider's spellings, players invented.
 */
export function sentGame(sport: Sport, status: Status): Game {
  const example = exampleGame(sport, status);
  const { away, home, league, eventId } = example;
  const ids = { away: away.teamId, home: home.teamId };
  const parsed = parseGame(
    {
      eventId,
      eventStatus: { name: status === 'final' ? 'Final' : 'In-Progress' },
      teams: [
        { teamId: home.teamId, nickname: home.nickname },
        { teamId: away.teamId, nickname: away.nickname },
      ],
      pbp: sentPlays(sport, ids),
      boxscores: sentBoxes(sport, ids),
    },
    { sport, league },
  );
  if (!isGame(parsed)) throw new Error(`${parsed.error.path}: ${parsed.error.reason}`);
  const { plays, box, teamStats } = parsed;
  return { ...example, plays, box, teamStats, scoring: [] };
}
