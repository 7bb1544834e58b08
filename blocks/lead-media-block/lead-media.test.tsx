/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import LeadMedia from './features/lead-media/default';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { fields, globalContent } = states[name];
  setFusion({ app: { globalContent } });
  return render(<LeadMedia customFields={fields} />).container;
}

describe('lead media', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each<[Name, string]>([
    ['picture', '.lead-media--column figure.figure img'],
    ['upright picture', '.lead-media--text .lead-media__upright img'],
    ['long form', '.lead-media--page img'],
    ['gallery', '.gallery-strip__slide:nth-child(3)'],
    ['video', 'video[controls] source[type="video/webm"]'],
    ['youtube', 'a[data-youtube="abcdefghijk"]'],
    ['raw HTML', '.raw-html p'],
  ])('shows %s (platform §5)', (name, selector) => {
    expect(show(name).querySelector(selector)).not.toBeNull();
  });

  it.each<Name>(['picture', 'gallery', 'youtube'])('loads the first picture first: %s', (name) => {
    const [first, ...others] = show(name).querySelectorAll('img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(first).toHaveAttribute('loading', 'eager');
    for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
  });

  it('shows caption and credit', () => {
    expect(show('picture').querySelector('figcaption')).toHaveTextContent(
      'Rowhouses on the 1200 block of South Ninth Street, where the lights stayed on late. Dana Whitlock / Staff Photographer',
    );
  });

  it('asks nothing of YouTube before a click', () => {
    const container = show('youtube');
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.innerHTML).not.toContain('ytimg');
    expect(
      screen.getByRole('link', { name: /^Watch on YouTube ?: What \$4\.2 million buys 1:32$/ }),
    ).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
  });

  it('is nothing where there is nothing to show', () => {
    expect(show('nothing')).toBeEmptyDOMElement();
  });
});
