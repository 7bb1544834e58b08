/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Pagination } from './Pagination';

const show = (page: number, pageCount: number) =>
  render(
    <Pagination
      page={page}
      pageCount={pageCount}
      requestUri={`/news/?page=${page}`}
      label="News"
    />,
  ).container;

/** What search engines are told; React puts it into the head. */
const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

describe('pagination', () => {
  it('has real links to the page before and after', async () => {
    const container = show(2, 11);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/news/');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/news/?page=3',
    );
    expect(screen.getByText('Page 2 of 11')).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it.each([
    [1, 'next'],
    [11, 'prev'],
  ])('has one link on page %s: %s', (page, rel) => {
    const links = [...show(page, 11).querySelectorAll('a')];
    expect(links.map((link) => link.rel)).toEqual([rel]);
  });

  it('is absent where there is one page only', () => {
    expect(show(1, 1)).toBeEmptyDOMElement();
  });

  it.each([
    [100, 3, 'Page 3', '/news/?page=3'],
    [2, 1, 'First page', '/news/'],
  ])(
    'of page %i of %i leads back to the last one, and no search engine keeps it',
    async (page, pageCount, name, href) => {
      const container = show(page, pageCount);
      expect(screen.getByRole('link')).toHaveAttribute('href', href);
      expect(screen.getByRole('link', { name })).toBeVisible();
      expect(container).toHaveTextContent('This is past the last page.');
      expect(robots()).toBe('noindex');
      expect((await axe(container)).violations).toEqual([]);
    },
  );

  it.each([
    [1, 1],
    [3, 3],
  ])('of page %i of %i may be kept by search engines', (page, pageCount) => {
    show(page, pageCount);
    expect(robots()).toBeUndefined();
  });
});
