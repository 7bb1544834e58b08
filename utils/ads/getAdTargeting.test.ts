import { getAdTargeting } from './getAdTargeting';

describe('the targeting of ad units by the story of their page (platform §3)', () => {
  it.each([
    [
      'what a classifier said, and what the newsroom chose',
      {
        taxonomy: { auxiliaries: [{ _id: '~category:sports' }, { _id: '~city:philadelphia' }] },
        articleTargeting: { slotName: 'eagles', sections: ['/sports', '/sports/eagles'] },
      },
      {
        auxiliaries: ['~category:sports', '~city:philadelphia'],
        slot_name: 'eagles',
        article_sections: ['/sports', '/sports/eagles'],
      },
    ],
    [
      'nothing that it does not have',
      { taxonomy: {}, articleTargeting: { slotName: '', sections: ['/news'] } },
      { article_sections: ['/news'] },
    ],
  ])('says %s', (_name, story, expected) => {
    expect(JSON.parse(getAdTargeting(story) ?? '')).toEqual(expected);
  });

  it.each([
    ['a page without a story', null],
    ['a story without targeting', { taxonomy: { auxiliaries: [] } }],
  ])('is not there on %s', (_name, story) => {
    expect(getAdTargeting(story)).toBeUndefined();
  });
});
