import properties from '.';
import broadsheet from './sites/broadsheet';

describe('site properties', () => {
  it('can be sent as JSON without loss', () => {
    expect(JSON.parse(JSON.stringify(properties))).toEqual(properties);
  });

  it('know the site and its two own hosts (platform §5)', () => {
    expect(properties.siteId).toBe('broadsheet');
    expect(properties.siteName).toBe('The Broadsheet');
    expect(properties.ownHosts).toEqual(['www.broadsheet.example', 'broadsheet.example']);
    expect(properties.companyDomains).toEqual([
      'broadsheet.example',
      'broadsheet-media.example',
      'broadsheet-print.example',
    ]);
  });

  it('are only replaced by a site where they exist', () => {
    const unknown = Object.keys(broadsheet).filter((key) => !(key in properties));
    expect(unknown).toEqual([]);
  });

  it('link to Twitter, Facebook and Instagram (widgets §2)', () => {
    const networks = properties.socialLinks.map((link) => link.network);
    expect(networks).toEqual(['twitter', 'facebook', 'instagram']);
  });

  it('name seven campaign sources and two consents (platform §9)', () => {
    const { campaignSourceCodes } = properties;
    expect(Object.keys(campaignSourceCodes)).toEqual([
      'website',
      'subscribe',
      'newsroom',
      'pushdown',
      'gatewayStop',
      'premiumContent',
      'directMail',
    ]);
    const codes = Object.values(campaignSourceCodes);
    expect(new Set(codes).size).toBe(7);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
    expect(properties.marketingConsents.map(({ name }) => name)).toEqual([
      'Marketing_Communications',
      'E-Edition',
    ]);
  });
});
