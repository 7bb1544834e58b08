/** Raw documents as upstreams deliver them, for the tests of the readers. */

export const RAW_IMAGE = {
  _id: 'IMG1',
  type: 'image',
  version: '0.10.9',
  url: 'https://images.example.com/IMG1.jpg',
  width: 2400,
  height: '1600',
  auth: { '1': 'sig-one', '2': 'sig-two' },
  caption: 'Rowhouses on <b>South</b> 9th&nbsp;Street &amp; beyond',
  alt_text: 'A row of brick houses',
  credits: { by: [{ name: 'Dana Whitlock' }], affiliation: [{ name: 'Staff' }] },
  focal_point: { x: 1200, y: 400 },
  additional_properties: { link: 'https://example.com/more', color: '#aa8866' },
};

export const RAW_STORY = {
  _id: 'STORY1',
  type: 'story',
  subtype: 'regular',
  canonical_url: '/news/pennsylvania/rec-centers-20261121.html',
  headlines: { basic: 'Council votes to keep 14 rec centers open', web: 'Rec centers stay open' },
  description: { basic: 'The bill passed 12–5.' },
  label: { basic: { text: 'City Hall', url: '/topic/city-hall' } },
  display_date: '2026-11-21T15:04:05Z',
  first_publish_date: '2026-11-21T15:00:00Z',
  credits: {
    by: [
      {
        _id: 'maya-okafor',
        type: 'author',
        name: 'Maya Okafor',
        image: { url: 'https://images.example.com/maya.jpg', version: '0.5.8' },
        additional_properties: { original: { byline: 'Maya Okafor', bio: 'Covers City Hall.' } },
      },
    ],
    affiliation: [{ name: 'Staff Writer' }],
  },
  taxonomy: {
    primary_section: { _id: '/news/pennsylvania', name: 'Pennsylvania' },
    sections: [{ _id: '/news/pennsylvania', name: 'Pennsylvania' }, { _id: '/news' }],
    tags: [{ text: 'City Council' }, { text: 'Recreation', slug: 'rec' }],
    seo_keywords: ['council', 'recreation'],
  },
  promo_items: { basic: RAW_IMAGE },
  comments: { display_comments: true },
  planning: { story_length: { word_count_actual: '612' } },
  content_elements: [
    { _id: 'a', type: 'text', content: 'First <em>words</em>.' },
    { _id: 'b', type: 'header', level: 1, content: 'A header' },
    { _id: 'c', type: 'mystery', content: 'x' },
  ],
};
