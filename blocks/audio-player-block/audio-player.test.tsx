/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { podcasts } from '../../properties/podcasts';
import AudioPlayer from './features/audio-player/default';
import { podcastOf } from './features/audio-player/podcastOf';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { fields, globalContent } = states[name];
  setFusion({ app: { globalContent } });
  return render(<AudioPlayer customFields={fields} />).container;
}

describe('audio player', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('is the browser’s own player until there is script, and loads nothing by itself', () => {
    const container = show('podcast');
    const audio = container.querySelector('audio');
    expect(audio).toHaveAttribute('controls');
    expect(audio).toHaveAttribute('preload', 'none');
    expect(container.querySelector('.audio__controls')).not.toBeVisible();
  });

  it('has chapters that lead into the file without script', () => {
    show('podcast');
    expect(screen.getByRole('link', { name: /0:14 ?Complaint Desk/ })).toHaveAttribute(
      'href',
      '/pf/resources/audio/second-unit-12.wav#t=14',
    );
  });

  it('says where the podcast can be followed', () => {
    show('podcast');
    expect(screen.getByRole('navigation', { name: 'Follow The Second Unit' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apple Podcasts' })).toHaveAttribute('rel', 'nofollow');
  });

  it('names no podcast for a story that is read aloud', () => {
    const container = show('story read aloud');
    expect(container).not.toHaveTextContent('Follow');
    expect(container.querySelector('.audio__chapters')).toBeNull();
  });

  it('shows nothing for a story without a recording', () => {
    expect(show('nothing')).toBeEmptyDOMElement();
  });
});

describe('the podcast of an episode', () => {
  it.each([
    ['Podcast: The Second Unit', 'The Second Unit'],
    ['the second unit', 'The Second Unit'],
    ['Sixers', undefined],
  ])('with the label "%s": %s', (text, expected) => {
    expect(podcastOf({ eyebrow: { text, url: null } }, podcasts)?.title).toBe(expected);
  });

  it('is none without a label', () => {
    expect(podcastOf({ eyebrow: null }, podcasts)).toBeNull();
  });
});
