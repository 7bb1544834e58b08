import type { Names } from './names';

/** <name>.test.tsx beside the chain it proves. */
export function chainTest({ kebab, label }: Names): string {
  return `/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import Chain from './chains/${kebab}/default';
import states from './states';

function show(name: string) {
  const { fields = {}, children = [] } = states[name] ?? {};
  const blocks = children.map((html) => (
    <div key={html} data-testid="block" dangerouslySetInnerHTML={{ __html: html }} />
  ));
  return render(<Chain customFields={fields}>{blocks}</Chain>).container;
}

describe('${label}', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('shows its blocks in order, under a heading that leads on', () => {
    show('even');
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/news/');
    const texts = screen.getAllByTestId('block').map((block) => block.textContent);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain('Council');
  });

  it('gives the first block more room where the editor says so', () => {
    expect(show('wideFirst').firstChild).toHaveClass('${kebab}--wide-first');
  });

  it('takes one block without a heading, and is nothing without blocks', () => {
    expect(show('withoutHeading').querySelector('h2')).toBeNull();
    expect(show('empty')).toBeEmptyDOMElement();
  });
});
`;
}
