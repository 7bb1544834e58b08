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
});
