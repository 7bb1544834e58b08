import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newsletters } from './newsletters';
import { sections } from './sections';

describe('newsletter catalogue (platform §9)', () => {
  it('holds the eight newsletters', () => {
    expect(newsletters.map((newsletter) => newsletter.title)).toEqual([
      "Let's Eat",
      'Sports Daily',
      'Real Estate',
      'Things To Do',
      'Will Bunch',
      'Clout',
      'Down the Shore',
      'PA Elections',
    ]);
  });

  it.each(['id', 'preferenceId', 'listName', 'description', 'img'] as const)(
    'has a %s that occurs once',
    (key) => {
      const values = newsletters.map((newsletter) => newsletter[key]);
      expect(new Set(values).size).toBe(8);
      expect(values).not.toContain('');
    },
  );

  it.each(newsletters)('has a picture of its own in the resources: $id', ({ img }) => {
    expect(existsSync(join(__dirname, '../resources', img))).toBe(true);
  });

  it('is in groups, and no section has two of it (platform §3)', () => {
    expect(newsletters.every(({ groupBy }) => groupBy !== '')).toBe(true);
    for (const { frequency } of newsletters) expect(frequency).toMatch(/^[A-Z]\w+/);
    const categories = newsletters.flatMap((newsletter) => newsletter.categories);
    expect(new Set(categories).size).toBe(categories.length);
    expect(newsletters.filter((newsletter) => newsletter.categories.length === 0)).toEqual([]);
    const paths = sections.map(({ _id }) => _id);
    for (const category of categories) expect(paths).toContain(`/${category}`);
    expect(Object.fromEntries(newsletters.map(({ id, categories: of }) => [id, of]))).toEqual({
      'LETS-EAT': ['food'],
      'SPORTS-DAILY-ALL': ['sports', 'eagles', 'phillies', 'sixers', 'flyers', 'soccer'],
      'REAL-ESTATE': ['real-estate'],
      'THINGS-TO-DO': ['things-to-do', 'entertainment', 'arts', 'life'],
      'WILL-BUNCH': ['opinion', 'columnists'],
      CLOUT: ['news', 'business'],
      'DOWN-THE-SHORE': ['shore'],
      'PA-ELECTIONS': ['politics'],
    });
  });

  it('signs up for Sports Daily under its id (widgets §3)', () => {
    const sports = newsletters.find((newsletter) => newsletter.id === 'SPORTS-DAILY-ALL');
    expect(sports?.listName).toBe('Sports Daily');
  });
});
