import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import { setFusion } from '../../mocks/fusion/state';
import type { Game } from '../../utils/stats/game';
import GamedayScoreboard from './features/gameday-scoreboard/default';
import PackagesScoreboard from './features/packages-scoreboard/default';
import SectionScoreboard from './features/section-scoreboard/default';
import states from './states';

const FEATURES: Record<string, ComponentType<{ customFields: Record<string, unknown> }>> = {
  'section-scoreboard': SectionScoreboard,
  'gameday-scoreboard': GamedayScoreboard,
  'packages-scoreboard': PackagesScoreboard,
};
const LATEST = states['footballFinal']?.content?.['content-feed'];

/** Renders a named state of the block. */
export function showState(name: string): HTMLElement {
  const state = states[name]!;
  const Feature = FEATURES[state.feature ?? '']!;
  setFusion({ app: { requestUri: state.requestUri ?? '/' }, content: state.content ?? {} });
  return render(<Feature customFields={state.fields} />).container;
}

/** Renders a section's board of a game. */
export function show(game: Game, fields: Record<string, unknown> = {}, content = {}): HTMLElement {
  setFusion({
    app: { requestUri: '/' },
    content: { 'sport-games-api-v2': [game], 'content-feed': LATEST, ...content },
  });
  const customFields = { teamName: game.teamPath, ...fields };
  return render(<SectionScoreboard customFields={customFields} />).container;
}
