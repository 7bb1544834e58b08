import { renderToStaticMarkup } from 'react-dom/server';
import { GamesNotice } from './GamesNotice';

it('On the server, where all answers are in, a missing one has failed: editors are told, readers see nothing (widgets §8)', () => {
  const shown = (isAdmin: boolean) =>
    renderToStaticMarkup(<GamesNotice games={null} isAdmin={isAdmin} />);
  expect(shown(true)).toBe('<p class="games-notice">Network error</p>');
  expect(shown(false)).toBe('');
});
