import { RAW_IMAGE, RAW_STORY } from './raw.fixture';
import { readStory } from './readStory';
import { readStoryCard } from './readStoryCard';

describe('the fields of delivered documents (platform §3, widgets §3)', () => {
  it.each([
    [
      'a primary site of an older document',
      {
        taxonomy: {
          primary_site: {
            _id: 'site_primary',
            type: 'site',
            name: 'Eagles',
            path: '/sports/eagles',
          },
          sites: [{ _id: 'site_1', path: '/business', name: 'Business' }],
        },
      },
      {
        taxonomy: {
          primary_section: { _id: '/sports/eagles', name: 'Eagles' },
          primary_site: 'sports',
          sections: [{ _id: '/sports/eagles' }, { _id: '/business', name: 'Business' }],
        },
      },
    ],
    [
      'a primary site beside a section that lies elsewhere',
      { taxonomy: { primary_section: { _id: '/eagles' }, primary_site: { _id: '/sports' } } },
      { taxonomy: { primary_section: { _id: '/eagles' }, primary_site: 'sports' } },
    ],
    [
      'a primary site by reference',
      {
        taxonomy: { primary_site: { type: 'reference', referent: { type: 'site', id: '/news' } } },
      },
      { taxonomy: { primary_section: { _id: '/news', name: 'News' }, primary_site: 'news' } },
    ],
    [
      'what a classifier found',
      {
        taxonomy: {
          topics: [{ _id: 'city hall', name: 'City Hall', score: 0.9, uid: 'u1' }, { uid: 'u2' }],
          auxiliaries: [{ _id: '~category:news', uid: '~category:news' }, null],
        },
      },
      {
        taxonomy: {
          topics: [
            { _id: 'city hall', name: 'City Hall' },
            { _id: 'u2', name: 'u2' },
          ],
          auxiliaries: [{ _id: '~category:news', name: '~category:news' }],
        },
      },
    ],
    [
      'what ad servers are told of it',
      {
        article_targeting: { slot_name: 'election', article_sections: ['/news', { _id: '/a' }, 7] },
      },
      { articleTargeting: { slotName: 'election', sections: ['/news', '/a', '7'] } },
    ],
    [
      'what ad servers are told of it, in words',
      { article_targeting: { article_sections: 'news, politics' } },
      { articleTargeting: { slotName: '', sections: ['news', 'politics'] } },
    ],
    ['a language', { language: 'ar_EG' }, { language: 'ar-EG' }],
    [
      'an icon beside its label',
      { label: { icon: { display: true, text: 'Exclusive', url: '/subscribers/' } } },
      { labelIcon: { text: 'Exclusive', picture: null, url: '/subscribers/' } },
    ],
    [
      'a picture as icon beside its label',
      {
        label: { icon: { display: 'true', text: 'Spotlight PA', url: 'https://x.org/s.svg?v=2' } },
      },
      { labelIcon: { text: 'Spotlight PA', picture: 'https://x.org/s.svg?v=2', url: null } },
    ],
    [
      'a picture as icon by http, which no page loads',
      { label: { icon: { display: true, text: 'A', url: 'http://x.org/s.png' } } },
      { labelIcon: { text: 'A', picture: 'https://x.org/s.png', url: null } },
    ],
    [
      'the desks that asked for it',
      {
        label: {
          commission_team_1_required: { text: 'City Desk', display: false },
          commission_team_2: { text: 'Data' },
        },
      },
      { commissionTeams: ['City Desk', 'Data'] },
    ],
    [
      'pictures for where it is shared',
      {
        promo_items: {
          social: RAW_IMAGE,
          facebook: { type: 'story', promo_items: { basic: RAW_IMAGE } },
        },
      },
      { promo: { social: { _id: 'IMG1' }, facebook: { _id: 'IMG1' } } },
    ],
    [
      'the id of an older system',
      { additional_properties: { clickability_id: 90134312 } },
      { clickabilityId: '90134312' },
    ],
    [
      'a link of its cards that leads away',
      { additional_properties: { link: 'https://x.org/a' } },
      { link: { url: 'https://x.org/a', rel: 'nofollow' } },
    ],
    [
      'a link of its cards to a page of our own',
      { additional_properties: { link: '/interactives/map.html?utm_source=x' } },
      { link: { url: '/interactives/map.html' } },
    ],
    [
      'its system and editions',
      {
        source: { system: 'Methode', name: 'Wire', source_type: 'wires' },
        revision: { revision_id: 'R', editions: ['default', 'print', null] },
      },
      {
        source: { system: 'Methode', name: 'Wire', source_type: 'wires' },
        editions: ['default', 'print'],
      },
    ],
    [
      'a byline of its own, where it has no credits',
      {
        credits: null,
        bylines: {
          authors: ['Ana Ruiz', { name: 'Tom Gallagher' }],
          organization: 'Associated Wire',
          section: 'Sports',
          timestamp: { time: '2026-11-21T15:04:05Z' },
        },
      },
      {
        authors: [
          { byline: 'Ana Ruiz', url: null },
          { byline: 'Tom Gallagher', url: null },
        ],
        affiliation: 'Associated Wire',
        bylines: { section: 'Sports', date: '2026-11-21T15:04:05Z', time: '' },
      },
    ],
    [
      'a byline that says when in words',
      { bylines: { authors: 'Ana Ruiz', timestamp: { time: '2:05 p.m. ET' } } },
      {
        authors: [{ byline: 'Maya Okafor' }],
        bylines: { section: '', date: '', time: '2:05 p.m. ET' },
      },
    ],
    [
      'a mark of its partner',
      { additional_properties: { logo: 'https://x.org/logo.png' } },
      { logo: { url: 'https://x.org/logo.png' } },
    ],
    [
      'an address with slashes too many',
      { canonical_url: '//news//a.html' },
      { canonical_url: '/news/a.html' },
    ],
    [
      'an address of another host with slashes too many',
      { canonical_url: 'https://a.org//evil.com/x' },
      { canonical_url: '/evil.com/x' },
    ],
    [
      'an address that ends in a slash',
      { canonical_url: '/news/a/' },
      { canonical_url: '/news/a/' },
    ],
  ])('are read: %s', (_name, change, expected) => {
    expect(readStory({ ...RAW_STORY, ...change })).toMatchObject(expected);
  });

  it.each([
    ['English', { language: 'en-US' }, 'language'],
    ['no language', { language: 'English (US)' }, 'language'],
    ['an icon that is not shown', { label: { icon: { text: 'Exclusive' } } }, 'labelIcon'],
    ['an icon of nothing', { label: { icon: { display: true, url: '/x' } } }, 'labelIcon'],
    ['a link that runs', { additional_properties: { link: 'javascript:alert(1)' } }, 'link'],
    ['a byline without a row', { bylines: { authors: 'A' } }, 'bylines'],
    ['no targeting', { article_targeting: { slot_name: '' } }, 'articleTargeting'],
    ['no editions', { revision: { editions: [] } }, 'editions'],
    ['no desk', { label: { commission_team_2: { text: ' ' } } }, 'commissionTeams'],
  ])('are left out: %s', (_name, change, key) => {
    expect(readStory({ ...RAW_STORY, ...change })).not.toHaveProperty(key);
  });

  it('leave no pictures for sharing on a card', () => {
    const { promo } = readStoryCard({
      ...RAW_STORY,
      promo_items: { social: RAW_IMAGE, facebook: RAW_IMAGE },
    });
    expect(promo).not.toHaveProperty('social');
    expect(promo).not.toHaveProperty('facebook');
  });
});
