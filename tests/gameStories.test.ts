import { createHash } from 'node:crypto';
import { gamesAround } from '../demo/simulator/gamesAround';
import { gameStories } from '../demo/gameStories/gameStories';

// Many games are played in here.
const CLOCK = new Date('2026-11-24T17:00:00Z');
const written = (clock: Date) => gameStories(gamesAround(clock), clock);
const stories = written(CLOCK);
const digestOf = (story: object): string =>
  createHash('sha256').update(JSON.stringify(story)).digest('hex').slice(0, 12);

/** What a template leaves where a fact is missing. */
const GAPS = /undefined|null|NaN|\[object|\$\{| [,.;:!?]|,[,.]|\.\.(?!\.)|\(\)| {2}\S/;

describe('what the desk writes of the games', () => {
  it.each(['2026-11-24', '2026-12-27', '2027-02-07', '2027-04-11', '2027-07-04', '2027-10-10'])(
    'says all that a story says on %s, and has no gap where a fact should be',
    (day) => {
      for (const story of written(new Date(`${day}T17:00:00Z`))) {
        const { slug, address, headline, web, eyebrow, description, tags, lead, body } = story;
        const words = { slug, address, headline, web, eyebrow, description, body };
        const picture = { alt: lead?.alt ?? '', caption: lead?.caption ?? '' };
        const texts = [
          ...Object.entries({ ...words, ...picture }),
          ...tags.map((tag) => ['tag', tag] as const),
        ];
        const bad = texts.filter(([, text]) => text.trim() === '' || GAPS.test(text));
        expect([slug, bad]).toEqual([slug, []]);
      }
    },
  );

  it('is listed with what it is related to, and nothing else', () => {
    const slugs = stories.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { slug, related } of stories)
      expect(related.filter((other) => other === slug || !slugs.includes(other))).toEqual([]);
  });

  // Readers keep their addresses. Whoever changes on purpose what is written sets the new digests.
  it('stays as it was written on Nov. 24, 2026', () => {
    expect(Object.fromEntries(stories.map((story) => [story.slug, digestOf(story)]))).toEqual({
      'eagles-last-game': '9c976cf988fc',
      'eagles-last-game-live': '12f28231c174',
      'eagles-next-game': '2603bcd19625',
      'flyers-last-game': '837d61fad805',
      'flyers-next-game': '56f06380e8e0',
      'gameday-central-week': '809c94389e49',
      'phillies-last-game': 'e50fcf74a77e',
      'phillies-next-game': '7ee3bb67291b',
      'sixers-last-game': '6097b00478b6',
      'sixers-next-game': '5ce86abdd790',
      'soccer-last-game': 'e7e4bbb30601',
      'soccer-next-game': '8af1959e8007',
    });
  });
});
