import { exampleGame } from '../../../utils/stats/exampleGames';
import { canonicalUrl } from './canonicalUrl';
import { exampleInput } from './exampleInput';
import { openGraph } from './openGraph';
import { pageDescription } from './pageDescription';
import { pageTitle } from './pageTitle';
import { graphOf } from './structured/structuredData';

const game = exampleGame('football', 'final', { eventId: 77 });
const requestUri = '/soccer/gamedaycentral/77?team_id=354';
const site = {
  ...exampleInput().site,
  sections: { '/eagles': 'Eagles' },
};
const input = exampleInput({ globalContent: [game], requestUri, site, metas: { title: 'Game' } });
const URL = 'https://www.broadsheet.example/eagles/gamedaycentral/77';

describe('the head of a game page', () => {
  it('is called after the game', () => {
    expect(pageTitle(input)).toBe(
      'Eagles 27, Cowboys 20: Box score and play-by-play | The Broadsheet',
    );
    expect(pageDescription(input)).toMatch(/^Final: Eagles 27, Cowboys 20\. Dallas Cowboys at /);
    expect(openGraph(input)).toContainEqual({ property: 'og:url', content: URL });
  });

  it('has one address, below the local team', () => {
    expect(canonicalUrl(input)).toBe(URL);
    const elsewhere = exampleInput({ globalContent: [{ ...game, teamPath: '' }], requestUri });
    expect(canonicalUrl(elsewhere)).toBe('https://www.broadsheet.example/soccer/gamedaycentral/77');
  });

  it('says in its graph what the game is, and the way to it', () => {
    expect(graphOf(input)).toMatchObject([
      { '@type': 'WebPage', url: URL, mainEntity: { '@id': `${URL}#event` } },
      { '@type': 'SportsEvent', '@id': `${URL}#event`, url: URL },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Eagles' }, { position: 2 }] },
      { '@type': 'NewsMediaOrganization' },
    ]);
  });

  it('of a game without a date has no event', () => {
    const start = { at: null, isTimeTba: true, localDate: null };
    const types = graphOf({ ...input, globalContent: { game: { ...game, start } } }).map(
      (node) => node['@type'],
    );
    expect(types).toEqual(['WebPage', 'BreadcrumbList', 'NewsMediaOrganization']);
  });

  it('of a list of games is that of any page', () => {
    expect(pageTitle({ ...input, globalContent: [game, game] })).toBe('Game | The Broadsheet');
  });
});
