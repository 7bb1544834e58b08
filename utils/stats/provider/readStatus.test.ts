import { readStatus } from './readStatus';

describe('the status of an event (widgets §3)', () => {
  it.each([
    ['Pre-Game', 'pre-game'],
    ['In-Progress', 'in-progress'],
    ['Final', 'final'],
    ['Postponed', 'postponed'],
    ['Suspended', 'suspended'],
    ['Canceled', 'canceled'],
    ['Cancelled', 'canceled'],
    ['Vacated by Both Teams', 'vacated'],
    ['Delayed', 'delayed'],
  ])('is by its name, where no id says it: %s', (name, status) => {
    expect(readStatus({ name })).toBe(status);
    expect(readStatus({ name: ` ${name.toUpperCase()} `, eventStatusId: 404 })).toBe(status);
  });

  it.each([undefined, null, 'final', {}, { name: 'Rescheduled' }, { name: 'toString' }])(
    'is none of %j',
    (value) => expect(readStatus(value)).toBeNull(),
  );
});
