import { menus } from './menus';
import type { MenuLink } from './menus';
import { sections } from './sections';

const { topNavigation, megaMenu, footerGroups, legalLinks, headerLinks } = menus;

const groupLinks = megaMenu.flatMap((group) => [group.heading, ...group.links]);
const allLinks: MenuLink[] = [
  ...topNavigation,
  ...groupLinks,
  ...footerGroups.flatMap((group) => group.links),
  ...legalLinks,
  ...Object.values(headerLinks),
];

const withoutSlash = (path: string) => path.split('#')[0]?.replace(/\/+$/, '');
const linkedPaths = new Set(allLinks.map((link) => withoutSlash(link.path)));

describe('top navigation (platform §2)', () => {
  it('has the thirteen titles in their order, each leading to its section', () => {
    expect(topNavigation.map(({ title, path }) => [title, path])).toEqual([
      ['News', '/news/'],
      ['Sports', '/sports/'],
      ['Business', '/business/'],
      ['Opinion', '/opinion/'],
      ['Politics', '/politics/'],
      ['Entertainment', '/entertainment/'],
      ['Life', '/life/'],
      ['Food', '/food/'],
      ['Health', '/health/'],
      ['Real Estate', '/real-estate/'],
      ['Philly First', '/philly-first/'],
      ['Obituaries', '/obituaries/'],
      ['Jobs', '/jobs/'],
    ]);
  });
});

describe('every link of a menu (platform §2)', () => {
  it('has a name, and leads somewhere', () => {
    for (const { title, path } of allLinks) {
      expect([path, title]).toEqual([path, expect.stringMatching(/^\p{Lu}|^\d/u)]);
      expect([title, path]).toEqual([title, expect.stringMatching(/^(?:\/|https:\/\/)/)]);
    }
  });
});

describe('mega menu (platform §2, widgets §2)', () => {
  it('has eleven columns, each with a heading and links, and ids that occur once', () => {
    expect(megaMenu).toHaveLength(11);
    expect(new Set(megaMenu.map((group) => group.id)).size).toBe(11);
    expect(megaMenu.filter((group) => group.links.length === 0)).toEqual([]);
  });

  it('lays out Opinion and Life in their own way', () => {
    const special = megaMenu.filter((group) => group.hasSpecialLayout);
    expect(special.map((group) => group.heading.title)).toEqual(['Opinion', 'Life']);
  });

  it('holds every section once, and Local News on small screens', () => {
    const paths = groupLinks.filter((link) => !link.isHiddenOnLarge).map((link) => link.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(groupLinks.find((link) => link.title === 'Local News')?.isHiddenOnLarge).toBe(true);
    const missing = sections.filter(
      (section) => !paths.some((path) => withoutSlash(path) === section._id),
    );
    expect(missing).toEqual([]);
  });
});

describe('footer (platform §2, widgets §2)', () => {
  it('has the five groups in their order', () => {
    expect(footerGroups.map((group) => group.title)).toEqual([
      'Philly Tips',
      'People',
      'Your Day',
      'Get In Touch',
      'Marketplace',
    ]);
  });

  it('has the legal links', () => {
    expect(legalLinks.map((link) => link.path)).toEqual([
      '/about/copyright/',
      '/about/terms_and_conditions/#Use',
      '/privacy-policy/',
      '/about/terms_and_conditions/#Cancellations',
      '/privacy-policy/#V',
      '/privacy-policy/#opt-out',
    ]);
  });
});

describe('paths (platform §2)', () => {
  it.each(
    (
      '/news/ /sports/ /business/ /opinion/ /politics/ /entertainment/ /life/ /food/ /health/ ' +
      '/real-estate/ /philly-first/ /obituaries/ /jobs/ ' +
      '/news/new-jersey/ /news/pennsylvania/ /news/nation-world/ /opinion/commentary/ ' +
      '/opinion/editorials/ /opinion/cartoons/ /columnists/ /sports/gameday-central ' +
      '/sports/betting /casino /espanol/ /inquirer-live/ /newsletters/ /weather/ /photo/ /video/ ' +
      '/comics /puzzles/ /things-to-do/ /arts/ /celebrity/ /education/ /economy/ /consumer/ ' +
      '/topic/upside/ /love/ /family/ /fashion/ ' +
      '/eagles /phillies /sixers /flyers /soccer ' +
      '/about/ /about/terms_and_conditions/ /privacy-policy/ /subscribe_today/ ' +
      '/subscribe_loggedin/ /donate/ /philly-tips/best/ /philly-tips/how-to-philly/ ' +
      '/about/newsroom-staff-beats-list.html /shore/ /search'
    ).split(' '),
  )('%s can be reached from a menu', (path) => {
    expect(linkedPaths).toContain(withoutSlash(path));
  });

  it('adds the preferences anchor to Newsletters for readers who are logged in', () => {
    const newsletters = allLinks.filter((link) => link.title === 'Newsletters');
    expect(newsletters.length).toBeGreaterThan(0);
    expect(newsletters.every((link) => link.loggedInAnchor === '#emailpreferences')).toBe(true);
  });
});
