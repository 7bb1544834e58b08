import type { ComponentType } from 'react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { setFusion } from '../../mocks/fusion/state';
import type { Sport } from '../../utils/stats/game';
import { isGame, parseGame } from '../../utils/stats/parseGame';
import { buildEvent, type ProviderEvent } from '../../utils/stats/provider/testing/buildEvent';
import { Draw } from '../../utils/stats/provider/testing/Draw';
import {
  askedFor,
  knownNumbers,
  knownScores,
  numbersIn,
} from '../../utils/stats/provider/testing/knownNumbers';
import { textOf } from '../../utils/stats/provider/testing/textOf';
import BoxScoreFeature from './features/box-score/default';
import DrivePanelFeature from './features/drive-panel/default';
import GameHeaderFeature from './features/game-header/default';
import PlayByPlayFeature from './features/play-by-play/default';
import ScoringSummaryFeature from './features/scoring-summary/default';
import WinProbabilityFeature from './features/win-probability/default';

const VIEWS: Record<string, ComponentType> = {
  header: GameHeaderFeature,
  scoring: ScoringSummaryFeature,
  drives: DrivePanelFeature,
  plays: PlayByPlayFeature,
  box: BoxScoreFeature,
};

/**
 * Draws events of a sport in the provider's spellings, and reads the game page that each of them makes.
 * Fails where something throws, or a number stands on the page that neither stands in the event nor follows
 * from it by a named rule (`knownNumbers`).
 */
export function expectOnlyKnownNumbers(sport: Sport, numRuns: number): void {
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const event = buildEvent(new Draw(draw), sport);
      expect(inventedNumbers(event, sport)).toEqual({});
    }),
    { numRuns },
  );
}

/** By the part of the page; empty where all is known. */
function inventedNumbers(event: ProviderEvent, sport: Sport): Record<string, readonly string[]> {
  const game = parseGame(event, askedFor(sport));
  if (!isGame(game)) throw new Error(`${game.error.path}: ${game.error.reason}`);
  setFusion({ app: { globalContent: [game] } });
  // A model of its own: only that it does not throw.
  renderToStaticMarkup(<WinProbabilityFeature />);
  const known = knownNumbers(event, sport);
  const parts = Object.entries(VIEWS).map(([name, View]) => {
    const markup = renderToStaticMarkup(<View />);
    const numbers = numbersIn(textOf(markup)).filter((number) => !known.has(number));
    return [name, [...numbers, ...inventedScores(markup, event)]] as const;
  });
  return Object.fromEntries(parts.filter(([, invented]) => invented.length > 0));
}

/** Scores above and beside the plays of which both sides were not sent together: `DAL 14, PHI 10`. */
function inventedScores(markup: string, event: ProviderEvent): string[] {
  const known = knownScores(event);
  const [, ...scores] = markup
    .replaceAll('play-group__score">', 'play__score">')
    .split('play__score">');
  return scores
    .map((rest) => numbersIn(rest.slice(0, rest.indexOf('</p>'))).join('-'))
    .filter((score) => !known.has(score));
}
