import { setFusion } from '../../mocks/fusion/state';
import properties from '../../properties';
import { siteOrigin } from './siteOrigin';

describe('the origin of the site', () => {
  it('is that of the deployment, without a slash at the end', () => {
    setFusion({ environment: { SITE_ORIGIN: 'http://localhost:3000/' } });
    expect(siteOrigin('broadsheet')).toBe('http://localhost:3000');
  });

  it('is that of the properties otherwise', () => {
    setFusion();
    expect(siteOrigin('broadsheet')).toBe(properties.origin);
  });
});
