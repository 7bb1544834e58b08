import { teams } from '../../properties/teams';
import { teamOf } from './teamOf';

describe('the team that a block is about', () => {
  it.each([
    ['', '/eagles', 'Eagles'],
    ['', '/eagles/', 'Eagles'],
    ['', '/eagles/schedule?page=2', 'Eagles'],
    ['', '/soccer/standings', 'Union'],
    ['/flyers', '/sports/', 'Flyers'],
    ['flyers/', '/eagles', 'Flyers'],
    ['', '/sports/', undefined],
    ['', '/eagles-fans', undefined],
    ['', '/', undefined],
    ['/nobody', '/eagles', undefined],
  ])('field %j on %s: %s', (path, requestUri, name) => {
    expect(teamOf(teams, { path, requestUri })?.name).toBe(name);
  });
});
