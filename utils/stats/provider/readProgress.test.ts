import type { Sport } from '../game';
import { progressLabel } from '../progressLabel';
import { readSent, type Raw } from './readSent.fixture';

describe('how far a game is', () => {
  it.each<[Sport, Raw, string]>([
    ['football', { period: 2, minutes: 0, seconds: 0, isEndPeriod: 'true' }, 'Halftime'],
    ['soccer', { period: 1, isBreak: true }, 'Halftime'],
    ['basketball', { period: 1, description: 'End of 1st Quarter' }, 'End 1st'],
    ['basketball', { period: 2, description: 'Halftime' }, 'Halftime'],
    ['hockey', { period: 2, isEndPeriod: 1 }, 'End 2nd'],
    ['basketball', { period: 4, minutes: '0', seconds: '34.5' }, '4th 0:34'],
  ])('%s at %j says %s', (sport, status, label) => {
    const eventStatus = { eventStatusId: 2, name: 'In-Progress', ...status };
    expect(progressLabel(readSent(sport, 'in-progress', { eventStatus }))).toBe(label);
  });
});
