import type { Names } from './names';

/** <name>.test.tsx beside the block it proves. */
export function blockTest({ kebab, label }: Names, hasSource: boolean): string {
  const source = hasSource ? `${kebab}-api` : 'content-feed';
  const query = hasSource
    ? `{ section: '/news', limit: 3 }`
    : `{ feedParameter: '/news', feedType: 'taxonomy.sections._id', limit: 3 }`;
  return `/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import Feature from './features/${kebab}/default';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {} } = states[name] ?? {};
  setFusion({ content });
  return render(<Feature customFields={fields} />).container;
}

describe('${label}', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('links five headlines under its title', () => {
    show('latest');
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading).toHaveTextContent('${label}');
    expect(screen.getAllByRole('link')).toHaveLength(5);
  });

  it('asks for as many stories of a section as the editor says', () => {
    show('ofSection');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('News');
    expect(getFusion().calls[0]).toEqual({
      source: '${source}',
      query: ${query},
    });
  });

  it.each([
    [0, 1],
    [99, 10],
    ['many', 5],
  ])('asks for 1 to 10 stories: %s becomes %s', (size, limit) => {
    setFusion();
    render(<Feature customFields={{ size }} />);
    expect(getFusion().calls[0]?.query).toMatchObject({ limit });
  });

  it('is nothing without stories', () => {
    expect(show('empty')).toBeEmptyDOMElement();
  });
});
`;
}
