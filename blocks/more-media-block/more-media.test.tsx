/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import MoreMedia from './features/more-media/default';
import { pickMore } from './features/more-media/pickMore';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { globalContent, content } = states[name];
  setFusion({ app: { globalContent }, content });
  return render(<MoreMedia />).container;
}

describe('more videos and photos', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('lists videos with their length below a video', () => {
    const container = show('below a video');
    expect(screen.getByRole('link', { name: 'More videos' })).toHaveAttribute('href', '/video/');
    expect(container.querySelectorAll('li')).toHaveLength(4);
    expect(container).toHaveTextContent('Video 1:01');
  });

  it('lists galleries with their number of photos below a gallery', () => {
    expect(show('below a gallery')).toHaveTextContent('Gallery 5 photos');
    expect(screen.getByRole('link', { name: 'More photos' })).toHaveAttribute('href', '/photo/');
  });

  it.each<Name>(['nothing else', 'below a story'])('is nothing: %s', (name) => {
    expect(show(name)).toBeEmptyDOMElement();
  });

  it('begins with the page’s own section and leaves the page itself out', () => {
    const { stories } = states['below a video'].content['content-feed'];
    const third = stories[2]!;
    const first = stories[0]!;
    expect(pickMore({ ...third, _id: 'other', canonical_url: '/x' }, stories, 2)[0]).toBe(third);
    expect(pickMore(first, stories, 9)).not.toContain(first);
  });
});
