import { teams } from '../../properties/teams';
import { teamPages } from './teams';

const fronts = teamPages().filter(({ document }) => document.name.startsWith('Team page: '));

describe('the pages of the teams (widgets §2)', () => {
  it('are a front each, at the path of its team', () => {
    expect(fronts.map(({ document }) => document.id)).toEqual(
      teams.map(({ key }) => `team-${key}`),
    );
    expect(fronts.map(({ resolver }) => resolver?.patterns)).toEqual(
      teams.map(({ path }) => [path]),
    );
  });

  it('are a schedule and standings, too, below that path', () => {
    const urls = teamPages().map(({ url }) => url);
    for (const { path } of teams)
      expect(urls).toEqual(expect.arrayContaining([`${path}/schedule`, `${path}/standings`]));
    expect(teamPages()).toHaveLength(3 * teams.length);
  });

  it('name each of their blocks by an id of its own', () => {
    for (const { document } of teamPages()) {
      const ids = Object.values(document.sections).flatMap((nodes) => nodes.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
    }
  });

  it('have their title before their score, once', () => {
    for (const [index, { document }] of fronts.entries()) {
      const team = teams[index];
      const [title, score] = document.sections['lead'] ?? [];
      expect(title).toMatchObject({
        type: 'sports-front-block/sports-nav',
        fields: { heading: team?.name },
      });
      expect(score).toMatchObject({
        type: 'scoreboard-block/section-scoreboard',
        fields: { teamName: team?.path },
      });
      const [front] = document.sections['main'] ?? [];
      expect(front).toMatchObject({ fields: { hasTitle: false } });
    }
  });
});
