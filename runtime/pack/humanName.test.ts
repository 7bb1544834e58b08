import { humanName } from './humanName';

describe('humanName', () => {
  it.each([
    ['title', 'Title'],
    ['storyCardSize', 'Story card size'],
    ['story-card', 'Story card'],
    ['rawHTML', 'Raw HTML'],
    ['HTMLBox', 'HTML box'],
    ['team2Name', 'Team2 name'],
    ['', ''],
  ])('%s -> %s', (name, expected) => {
    expect(humanName(name)).toBe(expected);
  });
});
