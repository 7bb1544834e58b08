import type { Team } from '../../properties/teams';

/**
 * The local team that a block is about: the one an editor named by its path, else the one on whose
 * pages it stands (`/eagles`, `/eagles/schedule`); null elsewhere.
 */
export function teamOf(
  teams: readonly Team[],
  { path, requestUri }: { path: string; requestUri: string },
): Team | null {
  const page = path.trim() || requestUri;
  const first = `/${page.replace(/^\/+/, '').split(/[/?#]/)[0] ?? ''}`;
  return teams.find((team) => team.path === first) ?? null;
}
