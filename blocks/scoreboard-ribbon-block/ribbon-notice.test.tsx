import { renderToStaticMarkup } from 'react-dom/server';
import { setFusion } from '../../mocks/fusion/state';
import Ribbon from './features/scoreboard-ribbon/default';

describe('where there are no games (widgets §6, §8)', () => {
  it.each([
    ['readers see nothing', 'the source failed', null, false, ''],
    ['readers see nothing', 'there are none', [], false, ''],
    ['editors read', 'the source failed', null, true, 'Network error'],
    ['editors read', 'there are none', [], true, 'No events found'],
  ])('%s where %s', (_who, _why, games, isAdmin, expected) => {
    setFusion({ app: { isAdmin }, content: { 'scoreboard-ribbon-api': games } });
    const html = renderToStaticMarkup(<Ribbon customFields={{}} />);
    expect(html.replace(/<[^>]*>/g, '')).toBe(expected);
    expect(html === '').toBe(expected === '');
  });
});
