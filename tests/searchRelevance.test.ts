import { join } from 'node:path';
import { buildEdition } from '../demo/edition/buildEdition';
import { engines } from '../services/content/testing/engines';
import { openService, type TestService } from '../services/content/testing/openService';

jest.setTimeout(240_000);

/** What readers type, and the story of the first edition that they look for. */
const QUESTIONS = [
  ['rec centers', 'rec-centers-late-hours-council-vote'],
  ['septa trolley', 'septa-overnight-trolley-test'],
  ['illegal dumping', 'illegal-dumping-311-data-note'],
  ['water bill', 'how-to-dispute-philadelphia-water-bill'],
  ['trash day', 'trash-day-philadelphia-guide'],
  ['hoagie', 'hoagie-roll-baker-humidity-south-philadelphia'],
  ['velour fishtown', 'review-velour-fishtown'],
  ['pretzel stuffing', 'pretzel-stuffing-thanksgiving-recipe'],
  ['tomato pie', 'best-tomato-pie-philadelphia'],
  ['savesies', 'savesies-parking-cone-snow-etiquette'],
  ['parking chair mother', 'abramson-parking-cone-savesies-mother'],
  ['moneyline', 'how-to-read-a-moneyline-sixers'],
  ['flyers power play', 'flyers-power-play-worst-since'],
  ['sixers turnovers', 'sixers-turnovers-second-unit-numbers'],
  ['phillies groundskeeper', 'phillies-infield-sod-groundskeeper'],
  ['usher retires', 'phillies-usher-section-142-retires'],
  ['batting cage', 'phillies-winter-batting-cage-port-richmond'],
  ['world cup olney', 'world-cup-mini-pitches-olney-drum'],
  ['coastal storm live', 'coastal-storm-live-updates-philadelphia'],
  ['storm forecast', 'coastal-storm-forecast-philadelphia-rain-wind'],
  ['rental inspections', 'council-rental-inspection-vote-as-it-happened'],
  ['transit funding', 'transit-funding-harrisburg-what-is-on-the-table'],
  ['gene deafness', 'conshohocken-gene-therapy-startup-funding'],
  ['fabric row', 'fabric-row-vacancies-new-tenants'],
  ['cheltenham strike', 'cheltenham-teachers-tentative-contract'],
  ['calefacción', 'guia-calefaccion-ayuda-facturas-invierno'],
  ['mummers sequins', 'mummers-sequins-supplier-two-street'],
  ['kennett square', 'kennett-square-mushroom-compost-odor-rule'],
  ['jitney', 'atlantic-city-jitney-electric'],
  ['oysters', 'delaware-bay-oyster-lease-line'],
  ['electric bikes', 'two-views-e-bikes-forbidden-drive'],
  ['crossing guard', 'crossing-guard-oregon-avenue-names'],
] as const;

/** Slips of the finger, and what was meant. */
const SLIPS = [
  ['philies', 'phillies'],
  ['egales', 'eagles'],
  ['septta troley', 'septa trolley'],
  ['phildelphia', 'philadelphia'],
  ['moneylien', 'moneyline'],
  ['hogaie', 'hoagie'],
  ['transti fundign', 'transit funding'],
  ['restuarant', 'restaurant'],
] as const;

/** What is being typed, and what must be suggested: kind and a part of its address. */
const STARTS = [
  ['eag', 'section', '/eagles'],
  ['septa tr', 'story', 'septa-overnight-trolley-test'],
  ['omar h', 'author', 'omar-haddad'],
  ['city h', 'topic', 'city-hall'],
  ['hoag', 'story', 'hoagie'],
] as const;

describe.each(engines)('search in the first edition, on $name', (engine) => {
  let service: TestService;
  const ask = async (path: string, q: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ website: 'broadsheet', q, ...more });
    return (await service.get(`/content/v4/search/${path}?${query}`)).json();
  };

  beforeAll(async () => {
    service = await openService(engine);
    const edition = buildEdition(join(process.cwd(), 'demo/texts'), new Date());
    await service.put('/site/v3/website/broadsheet/section', edition.sections);
    await service.put('/author/v2/author-service', edition.authors);
    for (let from = 0; from < edition.documents.length; from += 50) {
      const documents = edition.documents.slice(from, from + 50);
      const answer = await service.put('/content/v4/ingest', { documents });
      expect(answer.json().rejected).toEqual([]);
    }
  });
  afterAll(() => service.close());

  it.each(QUESTIONS)('%s: %s is among the first three', async (q, slug) => {
    const { content_elements: found } = await ask('published', q, { size: '3' });
    expect(found.map((document) => String(document['canonical_url']))).toContainEqual(
      expect.stringContaining(slug),
    );
  });

  it('puts what is looked for first for most questions', async () => {
    const first = await Promise.all(
      QUESTIONS.map(async ([q, slug]) => {
        const { content_elements: found } = await ask('published', q, { size: '1' });
        return String(found[0]?.['canonical_url']).includes(slug);
      }),
    );
    expect(first.filter(Boolean).length / first.length).toBeGreaterThan(0.8);
  });

  it.each(SLIPS)('%s: %s was meant', async (typed, meant) => {
    expect(await ask('spelling', typed)).toEqual({ correction: meant });
  });

  it.each(STARTS)('%s: suggests a %s, %s', async (typed, kind, part) => {
    const { suggestions } = await ask('suggestions', typed);
    expect(suggestions).toContainEqual(
      expect.objectContaining({ kind, id: expect.stringContaining(part) }),
    );
  });
});
