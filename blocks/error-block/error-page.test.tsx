/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import ErrorPage from './features/error-page/default';
import enhance from './features/error-page/enhance';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {} } = states[name] ?? {};
  setFusion({ content });
  return render(<ErrorPage customFields={fields} />).container;
}

describe('error page', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each([
    ['notFound', 'Error 404', 'We can’t find that page'],
    ['failed', 'Error 500', 'Something went wrong on our side'],
    ['everythingDown', 'Error 503', 'We’ll be right back'],
  ])('says what happened: %s', (name, status, title) => {
    show(name);
    expect(screen.getByText(status)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('offers a search, the sections and the latest headlines', () => {
    const container = show('notFound');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
    expect(screen.getByRole('link', { name: 'Front page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Obituaries' })).toHaveAttribute(
      'href',
      '/obituaries/',
    );
    expect(container.querySelectorAll('.headlines__item')).toHaveLength(5);
  });

  it('is complete while every content source is down', () => {
    const container = show('everythingDown');
    expect(container.querySelector('.error-page__latest')).toBeNull();
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'News' })).toBeInTheDocument();
  });

  it('takes the texts of the editor', () => {
    show('ownTexts');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No such restaurant');
    expect(screen.getByText('It may have closed.')).toBeInTheDocument();
  });

  it('disables the search button while the text is empty (widgets §5)', () => {
    enhance(show('notFound'));
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  });
});
