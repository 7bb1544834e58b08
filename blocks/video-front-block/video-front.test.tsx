/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import VideoFront from './features/video-front/default';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {}, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { requestUri } });
  return render(<VideoFront customFields={fields} />).container;
}

describe('the video front (platform §2)', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('plays the newest film on top, four to watch next beside it, and lists the others', () => {
    const container = show('player');
    expect(container.querySelectorAll('video')).toHaveLength(1);
    expect(container.querySelector('video source')).toHaveAttribute(
      'src',
      '/pf/resources/video/press-run.webm',
    );
    const count = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('link').length;
    expect([count('Watch next'), count('More videos')]).toEqual([4, 4]);
    expect(getFusion().calls[0]?.query).toMatchObject({
      feedParameter: '/video',
      contentTypes: 'video',
    });
  });

  it('plays the first film of the editor’s collection that can be played', () => {
    show('chosen');
    const [playing] = screen.getAllByRole('article');
    expect(within(playing!).getByRole('link', { name: /, part 1$/ })).toHaveAttribute(
      'href',
      '/video/chosen.html',
    );
  });

  it('lists a film without a picture by its headline alone', () => {
    const story = {
      ...EXAMPLE_RIVER[3],
      promo: { ...EXAMPLE_RIVER[3].promo, basic: null, video: null, gallery: null },
    };
    setFusion({ content: { 'content-feed': { stories: [story], total: 1 } }, app: {} });
    const { container } = render(<VideoFront customFields={{}} />);
    expect(container.querySelectorAll('.video-list__item')).toHaveLength(1);
    expect(container.querySelector('.video-list__picture')).toBeNull();
  });

  it.each([
    ['nothingToPlay', 2, 0],
    ['empty', 0, 1],
  ])('shows no empty player: %s', (name, links, notices) => {
    const container = show(name);
    expect(container.querySelector('.video-front__top')).toBeNull();
    expect(container.querySelectorAll('.video-list a')).toHaveLength(links);
    expect(screen.queryAllByText('There are no videos here yet.')).toHaveLength(notices);
  });
});
