import { pageAddress } from './pageAddress';
import { MAX_PAGES, pageCount } from './pageCount';
import { pageNumber } from './pageNumber';
import { sectionHref } from './sectionHref';

describe('the page that an address asks for', () => {
  it.each([
    ['/news/', 1],
    ['/news/?page=3', 3],
    ['/news/?sort=date&page=2', 2],
    ['/news/?page=0', 1],
    ['/news/?page=-2', 1],
    ['/news/?page=two', 1],
    ['/news/?page=1e3', 1],
    ['/news/?page=999', MAX_PAGES],
    ['/news/?page=99999999999', 1],
  ])('of %s is %s', (uri, page) => {
    expect(pageNumber(uri)).toBe(page);
  });
});

describe('the address of a page', () => {
  it.each([
    ['/news/', 2, '/news/?page=2'],
    ['/news/?page=2', 3, '/news/?page=3'],
    ['/news/?page=2', 1, '/news/'],
    ['/search?query=water+main&page=2', 1, '/search?query=water+main'],
    ['/search?query=a%26b', 2, '/search?query=a%26b&page=2'],
  ])('%s, page %s is %s', (uri, page, address) => {
    expect(pageAddress(uri, page)).toBe(address);
  });
});

describe('the number of pages', () => {
  it.each([
    [0, 1],
    [20, 1],
    [21, 2],
    [1_000_000, MAX_PAGES],
  ])('of %s stories is %s', (total, pages) => {
    expect(pageCount(total, 20)).toBe(pages);
  });
});

describe('where a section leads', () => {
  it.each([
    ['/news/new-jersey', '/news/new-jersey/'],
    ['/news/', '/news/'],
    ['/newsletters/#emailpreferences', '/newsletters/#emailpreferences'],
    ['/search?query=a', '/search?query=a'],
    ['https://jobs.example/philadelphia', 'https://jobs.example/philadelphia'],
  ])('%s leads to %s', (id, href) => {
    expect(sectionHref(id)).toBe(href);
  });
});
