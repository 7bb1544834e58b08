/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EXAMPLE_ELEMENTS } from '../../components/output-types/html/exampleElements';
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

  it.each<[Name, boolean]>([
    ['picture', false],
    ['video', true],
  ])(
    'of a podcast is not shown again where the player has it as its cover: %s',
    (name, isShown) => {
      const audio = EXAMPLE_ELEMENTS.audio;
      const globalContent = {
        ...states[name].globalContent,
        subtype: 'podcast',
        content_elements: [audio],
      };
      setFusion({ app: { globalContent } });
      const { container } = render(<LeadMedia customFields={{}} />);
      expect(container.querySelector('.lead-media') !== null).toBe(isShown);
    },
  );

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

  it.each<Name>(['nothing', 'page of a gallery'])('is nothing for %s', (name) => {
    expect(show(name)).toBeEmptyDOMElement();
  });

  it('says the words of a video once on its own page', () => {
    expect(show('video').querySelector('figcaption')).toHaveTextContent('What $4.2 million buys');
    expect(show('page of a video').querySelector('figcaption')).not.toHaveTextContent(
      'What $4.2 million buys',
    );
  });

  it('loads no film before it is played, and knows its size', () => {
    const film = show('upright video').querySelector('video');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film?.closest('.video__space')).toHaveStyle({ aspectRatio: '540 / 960' });
  });

  it('has captions, and offers them as a transcript', () => {
    const container = show('video');
    expect(container.querySelector('track[kind="captions"]')).toHaveAttribute(
      'src',
      '/pf/resources/video/press-run.en.vtt',
    );
    expect(container.querySelector('details a[download]')).not.toBeNull();
    expect(show('upright video').querySelector('details')).toBeNull();
  });

  it('has no buttons for a gallery of one', () => {
    expect(show('gallery of one').querySelector('.gallery-strip__buttons')).toBeNull();
  });
});
