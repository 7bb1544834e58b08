import { humanName } from './humanName';

describe('humanName', () => {
  it.each([
    ['title', 'Title'],
    ['storyCardSize', 'Story card size'],
    ['story-card', 'Story card'],
    ['rawHTML', 'Raw HTML'],
    ['HTMLBox', 'HTML box'],
    ['gameday-games-api', 'Gameday games API'],
    ['canonical_url', 'Canonical URL'],
    ['storyId', 'Story ID'],
    ['idea', 'Idea'],
    ['team2Name', 'Team2 name'],
    ['', ''],
  ])('%s -> %s', (name, expected) => {
    expect(humanName(name)).toBe(expected);
  });
});
