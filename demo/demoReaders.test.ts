import broadsheet from '../properties/sites/broadsheet';
import { demoReaders } from './demoReaders';

describe('the readers of the demo (platform §6)', () => {
  it('are one of each state, each with a name and an address of its own', () => {
    expect(demoReaders.map(({ label }) => label)).toEqual([
      'Logged In',
      'Subscribed',
      'Ads-free',
      'Staff',
    ]);
    for (const key of ['name', 'email'] as const)
      expect(new Set(demoReaders.map((reader) => reader[key])).size).toBe(demoReaders.length);
    for (const { name } of demoReaders) expect(name).toMatch(/^\S+ \S+$/);
  });

  it('are strangers with addresses that nobody has, but for the one of the company', () => {
    const domains = demoReaders.map(({ email }) => email.split('@')[1]);
    expect(domains.slice(0, -1)).toEqual(Array(3).fill('readers.example'));
    expect(broadsheet.companyDomains).toContain(domains.at(-1));
  });
});
