import type { FixtureTeam } from './Fixture';
import type { PlayedPlayer } from './PlayedGame';

/** A player of a team by his place in the roster. @throws RangeError when the roster is shorter */
export function playerAt({ roster, teamId }: FixtureTeam, index: number): PlayedPlayer {
  const player = roster[index];
  if (!player) throw new RangeError(`no player ${index} in team ${teamId}`);
  const { name, lastName, number } = player;
  return {
    playerId: teamId * 100 + index,
    firstName: name.slice(0, -lastName.length).trim(),
    lastName,
    uniform: number,
  };
}
