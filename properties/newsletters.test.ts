import { newsletters } from './newsletters';

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

  it.each(['id', 'preferenceId', 'listName'] as const)('has a %s that occurs once', (key) => {
    const values = newsletters.map((newsletter) => newsletter[key]);
    expect(new Set(values).size).toBe(8);
    expect(values).not.toContain('');
  });

  it('signs up for Sports Daily under its id (widgets §3)', () => {
    const sports = newsletters.find((newsletter) => newsletter.id === 'SPORTS-DAILY-ALL');
    expect(sports?.listName).toBe('Sports Daily');
  });
});
