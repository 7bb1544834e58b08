import { renderToStaticMarkup } from 'react-dom/server';
import { setFusion } from '../../mocks/fusion/state';
import GameHeaderFeature from './features/game-header/default';

describe('a page without a game (widgets §6, §8)', () => {
  it.each([
    [null, 'Network error'],
    [[], 'No events found'],
  ])('of the content %j only editors are told: %s', (globalContent, text) => {
    setFusion({ app: { globalContent, isAdmin: true } });
    expect(renderToStaticMarkup(<GameHeaderFeature />)).toContain(text);
    setFusion({ app: { globalContent } });
    expect(renderToStaticMarkup(<GameHeaderFeature />)).toBe('');
  });
});
