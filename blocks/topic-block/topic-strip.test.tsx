/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import TopicStrip from './features/topic-strip/default';
import { namedTopics, topicsOf } from './features/topic-strip/topicsOf';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {} } = states[name] ?? {};
  setFusion({ content });
  return render(<TopicStrip customFields={fields} />).container;
}
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const about = (...texts: string[]) => ({
  taxonomy: {
    primary_section: null,
    primary_site: '',
    sections: [],
    tags: texts.map((text) => ({ text, slug: text.toLowerCase() })),
  },
});

describe('topic strip (widgets §2)', () => {
  it.each(['strip', 'namedStrip', 'emptyStrip'])(
    'has no accessibility faults: %s',
    async (name) => {
      expect((await axe(show(name))).violations).toEqual([]);
    },
  );

  it('names what the newest stories are about', () => {
    show('strip');
    expect(screen.getByRole('navigation', { name: 'In the news' })).toBeVisible();
    expect(links()).toContainEqual(['SEPTA', '/topic/septa']);
  });

  it('leads to the topics that an editor names, by their slugs (platform §2)', () => {
    show('namedStrip');
    expect(links().slice(0, 2)).toEqual([
      ['City Council', '/topic/city-council'],
      ['Rec centers', '/topic/rec-centers'],
    ]);
  });

  it('has as many as an editor wants', () => {
    setFusion({});
    render(<TopicStrip customFields={{ topics: ['Schools', 'Parks', 'SEPTA'], size: 2 }} />);
    expect(links().map(([name]) => name)).toEqual(['Schools', 'Parks']);
  });

  it('is not there without topics', () => {
    expect(show('emptyStrip')).toBeEmptyDOMElement();
  });

  it('counts a topic once a story, leaves out what one story alone has, and orders by number', () => {
    const stories = [about('A', 'B', 'A'), about('B', 'C'), about('C', 'B', 'D'), about('', 'E')];
    expect(topicsOf(stories, 8).map(({ name }) => name)).toEqual(['B', 'C']);
    expect(topicsOf(stories, 1).map(({ name }) => name)).toEqual(['B']);
    const later = [about('A', 'B'), about('A', 'B'), about('B')];
    expect(topicsOf(later, 8).map(({ name }) => name)).toEqual(['B', 'A']);
  });

  it('takes names as editors type them: each once, none without letters', () => {
    expect(namedTopics([' City Hall ', 'city hall', '—', ''])).toEqual([
      { name: 'City Hall', slug: 'city-hall' },
    ]);
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const slugs = namedTopics(names).map(({ slug }) => slug);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs).not.toContain('');
      }),
    );
  });
});
