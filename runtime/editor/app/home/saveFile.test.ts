import { exportName } from './saveFile';

describe('A file', () => {
  it('of an export bears the site and the day', () => {
    expect(exportName('daily', new Date('2026-11-21T12:00:00Z'))).toBe(
      'broadsheet-daily-2026-11-21.json',
    );
  });
});
