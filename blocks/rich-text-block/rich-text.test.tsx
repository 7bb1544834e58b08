/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import RichText from './features/rich-text/default';
import { sanitizeRichText } from './features/rich-text/sanitizeRichText';
import states from './states';

const show = (name: keyof typeof states) =>
  render(<RichText customFields={states[name].fields} />).container;

describe('rich text', () => {
  it.each(Object.keys(states) as (keyof typeof states)[])(
    'has no accessibility faults: %s',
    async (name) => {
      expect((await axe(show(name))).violations).toEqual([]);
    },
  );

  it('shows title and text, with anchors such as /privacy-policy/#opt-out', () => {
    const container = show('page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About The Broadsheet');
    expect(container.querySelector('h2#standards')).not.toBeNull();
  });

  it('takes a second-level title within a page', () => {
    show('within');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('How we count');
  });

  it('lets nothing run', () => {
    const container = show('dangerous');
    expect(container.innerHTML).not.toMatch(/onclick|script|steal/);
    expect(container).toHaveTextContent('Text');
  });

  it('makes a first-level heading of the text a second-level one', () => {
    expect(sanitizeRichText('<h1>A</h1>')).toBe('<h2>A</h2>');
  });

  it('is nothing without title and text', () => {
    expect(show('empty')).toBeEmptyDOMElement();
  });
});
