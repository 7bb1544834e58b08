import type { ReactElement } from 'react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import GamedayCentral from '../blocks/gameday-central-block/features/gameday-central/default';
import GamedayScoreboard from '../blocks/scoreboard-block/features/gameday-scoreboard/default';
import PackagesScoreboard from '../blocks/scoreboard-block/features/packages-scoreboard/default';
import SectionScoreboard from '../blocks/scoreboard-block/features/section-scoreboard/default';
import ScoreboardRibbon from '../blocks/scoreboard-ribbon-block/features/scoreboard-ribbon/default';
import Standings from '../blocks/standings-block/features/standings/default';
import TeamSchedule from '../blocks/team-schedule-block/features/team-schedule/default';
import { withoutDetails } from '../content/statsGames';
import { setFusion } from '../mocks/fusion/state';
import { readStandings } from '../services/stats/provider/readStandings';
import type { Game, Sport } from '../utils/stats/game';
import { isGame, parseGame } from '../utils/stats/parseGame';
import { parseStandings } from '../utils/stats/parseStandings';
import {
  buildEvent,
  LEAGUES,
  type ProviderEvent,
} from '../utils/stats/provider/testing/buildEvent';
import { buildStandings } from '../utils/stats/provider/testing/buildStandings';
import { Draw } from '../utils/stats/provider/testing/Draw';
import {
  askedFor,
  knownInStandings,
  knownNumbers,
  numbersIn,
} from '../utils/stats/provider/testing/knownNumbers';
import { textOf } from '../utils/stats/provider/testing/textOf';

/** Sunday, the day around which the drawn games are. */
export const NOW = Date.parse('2026-11-22T20:00:00Z');

/** Days to choose from, which no feed sends. */
const CALENDAR = [['<nav class="central__days"', '</nav>']] as const;

/** Views of a game outside its page, by block. */
const VIEWS: Record<string, (game: Game) => ReactElement> = {
  ribbon: () => <ScoreboardRibbon customFields={{}} />,
  'section scoreboard': (game) => <SectionScoreboard customFields={{ teamName: game.teamPath }} />,
  'packages scoreboard': (game) => (
    <PackagesScoreboard customFields={{ teamName: game.teamPath }} />
  ),
  'game-day scoreboard': (game) => <GamedayScoreboard customFields={{ teamName: game.teamPath }} />,
  'Gameday Central': () => <GamedayCentral customFields={{}} />,
  schedule: (game) => <TeamSchedule customFields={{ teamName: game.teamPath, extent: 'all' }} />,
};

/**
 * Draws events of a sport in the provider's spellings, and reads what lists and boards make of each. Fails
 * where something throws, or a number stands there that neither stands in the event nor follows from it by a
 * named rule; and where a view shows none of the games, so that nothing was read.
 */
export function expectOnlyKnownNumbers(sport: Sport, numRuns: number): void {
  const shown = new Map<string, number>();
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      expect(inventedNumbers(buildEvent(new Draw(draw), sport), sport, shown)).toEqual({});
    }),
    { numRuns },
  );
  expect([...shown.keys()].toSorted()).toEqual(Object.keys(VIEWS).toSorted());
}

/** By the view; empty where all is known. */
function inventedNumbers(
  event: ProviderEvent,
  sport: Sport,
  shown: Map<string, number>,
): Record<string, readonly string[]> {
  const game = parseGame(event, askedFor(sport));
  if (!isGame(game)) throw new Error(`${game.error.path}: ${game.error.reason}`);
  const listed = withoutDetails(game);
  setFusion({
    app: { requestUri: '/' },
    content: {
      'scoreboard-ribbon-api': [listed],
      'sport-games-api-v2': [game],
      'gameday-games-api': [listed],
      'team-schedule-api': [listed],
    },
  });
  const known = knownNumbers(event, sport);
  const views = Object.entries(VIEWS).map(([name, view]) => {
    const numbers = numbersIn(textOf(renderToStaticMarkup(view(game)), CALENDAR));
    if (numbers.length > 0) shown.set(name, (shown.get(name) ?? 0) + 1);
    return [name, numbers.filter((number) => !known.has(number))] as const;
  });
  return Object.fromEntries(views.filter(([, invented]) => invented.length > 0));
}

/** The same of standings, as they are read by the service and by the pack. */
export function expectOnlyKnownStandings(sport: Sport, numRuns: number): void {
  const { league, local } = LEAGUES[sport];
  let read = 0;
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const sent = buildStandings(new Draw(draw), local);
      let served: unknown;
      try {
        served = readStandings(sent, league);
      } catch {
        // None of the teams has a record.
        return;
      }
      setFusion({
        app: { requestUri: '/' },
        content: { 'standings-api': parseStandings(served, league) },
      });
      const markup = renderToStaticMarkup(
        <Standings customFields={{ teamName: TEAM_PATHS[sport], extent: 'league' }} />,
      );
      const numbers = numbersIn(textOf(markup));
      read += numbers.length;
      const known = knownInStandings(sent);
      expect(numbers.filter((number) => !known.has(number))).toEqual([]);
    }),
    { numRuns },
  );
  expect(read).toBeGreaterThan(numRuns);
}

const TEAM_PATHS: Record<Sport, Exclude<Game['teamPath'], ''>> = {
  baseball: '/phillies',
  basketball: '/sixers',
  football: '/eagles',
  hockey: '/flyers',
  soccer: '/soccer',
};
