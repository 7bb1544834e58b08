import { parseStoryFile } from './StoryFile';

const front = (lines: string) => `---
headline: Council votes
section: /news
authors: [maya-okafor]
hoursAgo: 5.5
description: One sentence.
${lines}
---
Body.`;

const without = (field: string) => front('').replace(new RegExp(`^${field}: .*\n`, 'm'), '');

describe('a story file', () => {
  it('is read with everything its front matter says', () => {
    const story = parseStoryFile(
      front(`updatedHoursAgo: 1.2
tags: [City Council]
lead: { art: cityhall, seed: 12, alt: "A tower", credit: "Dana Whitlock / Staff" }
corrections: [{ type: clarification, text: "A name." }]
distributor: { name: "Associated Wire", category: wires }
comments: false
live: { ended: true }`),
      'news/council-votes.md',
    );
    expect(story).toMatchObject({
      slug: 'council-votes',
      subtype: 'regular',
      hoursAgo: 5.5,
      updatedHoursAgo: 1.2,
      lead: { kind: 'cityhall', seed: 12, ratio: '3x2', alt: 'A tower' },
      corrections: [{ type: 'clarification', text: 'A name.' }],
      distributor: { name: 'Associated Wire', category: 'wires' },
      comments: false,
      isEnded: true,
      body: 'Body.',
    });
  });

  it('tells an absent comments flag from a false one (platform §5)', () => {
    expect(parseStoryFile(front(''), 'a.md').comments).toBeNull();
    expect(parseStoryFile(front('comments: true'), 'a.md').comments).toBe(true);
  });

  it.each([
    ['no front matter', 'Only text.', 'begins with no front matter'],
    ['no headline', without('headline'), 'headline is missing'],
    ['no section', without('section'), 'section is missing'],
    ['no description', without('description'), 'description is missing'],
    ['no time', without('hoursAgo'), 'hoursAgo must be a number of hours'],
    ['a time in the future', front('updatedHoursAgo: -1'), 'updatedHoursAgo must be'],
    ['tags that are no list', front('tags: Council'), 'tags must be a list'],
    ['unknown art', front('lead: { art: castle }'), 'lead: there is no art "castle"'],
    ['a seed that is no number', front('lead: { art: shore, seed: x }'), 'lead: seed must be'],
  ])('with %s is refused: the file and the field are named', (_name, text, message) => {
    expect(() => parseStoryFile(text, 'news/council-votes.md')).toThrow(
      `news/council-votes.md: ${message}`,
    );
  });
});
