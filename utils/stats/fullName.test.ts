import { exampleGame } from './exampleGames';
import { fullName } from './fullName';

describe('the name of a team', () => {
  it.each([
    ['Philadelphia', 'Eagles', 'Philadelphia Eagles'],
    ['Charlotte', 'Charlotte FC', 'Charlotte FC'],
    ['Miami', 'Inter Miami', 'Inter Miami'],
    ['Toronto', 'Torontonians', 'Toronto Torontonians'],
    ['TBD', 'TBD', 'TBD'],
    ['Union', 'Union', 'Union'],
  ])('%s, %s: %s', (location, nickname, name) => {
    expect(fullName({ ...exampleGame('soccer', 'final').home, location, nickname })).toBe(name);
  });
});
