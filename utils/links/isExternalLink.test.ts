import { isExternalLink } from './isExternalLink';

const HOSTS = ['www.broadsheet.example', 'broadsheet.example'];

describe('external link (platform §5)', () => {
  it.each([
    ['https://www.broadsheet.example/news/', false],
    ['http://broadsheet.example', false],
    ['//broadsheet.example/sports/', false],
    ['https://account.broadsheet.example/', false],
    ['HTTPS://WWW.BROADSHEET.EXAMPLE/', false],
    ['/news/story.html', false],
    ['#comments', false],
    ['?page=2', false],
    ['', false],
    ['mailto:desk@elsewhere.example', false],
    ['tel:2155550100', false],
    ['https://elsewhere.example/', true],
    ['//elsewhere.example/', true],
    ['https://notbroadsheet.example/', true],
    ['https://elsewhere.example/?next=www.broadsheet.example', true],
    ['https://www.broadsheet.example.elsewhere.example/', true],
    ['https://', true],
  ])('%s -> %s', (url, expected) => {
    expect(isExternalLink(url, HOSTS)).toBe(expected);
  });
});
