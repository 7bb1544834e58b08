/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import TopicFront from './features/topic-front/default';
import { topicName } from './features/topic-front/topicName';
import { topicSlugOf } from './features/topic-front/topicSlugOf';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {}, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { requestUri } });
  return render(<TopicFront customFields={fields} />).container;
}

describe('topic front', () => {
  it.each(Object.keys(states).filter((name) => !states[name]?.feature))(
    'has no accessibility faults: %s',
    async (name) => {
      expect((await axe(show(name))).violations).toEqual([]);
    },
  );

  it('shows the stories of the topic in the address (platform §2)', () => {
    const container = show('topic');
    expect(getFusion().calls[0]?.query).toMatchObject({
      feedParameter: 'septa',
      feedType: 'taxonomy.tags.slug',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SEPTA');
    expect(container.querySelectorAll('article')).toHaveLength(9);
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/topic/septa?page=2',
    );
  });

  it('takes the topic that the editor names', () => {
    show('ofField');
    expect(getFusion().calls[0]?.query).toMatchObject({ feedParameter: 'real-estate' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Real Estate');
  });

  const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

  it('says so when there are no stories, and is nothing on other pages', () => {
    show('empty');
    expect(screen.getByText(/no stories on this topic/)).toBeInTheDocument();
    expect(show('elsewhere')).toBeEmptyDOMElement();
  });

  it('of any words that someone made up is kept by no search engine, one with stories is', () => {
    show('empty');
    expect(robots()).toBe('noindex');
    cleanup();
    show('topic');
    expect(robots()).toBeUndefined();
  });

  it.each(['/topic/septa', '/topic/septa?page=2'])(
    'whose stories can’t be had just now says nothing of them: %s',
    (requestUri) => {
      setFusion({ content: {}, app: { requestUri } });
      const { container } = render(<TopicFront customFields={{}} />);
      expect(container).not.toHaveTextContent(/no stories|past the last/);
      expect(robots()).toBeUndefined();
    },
  );

  it.each([
    ['/topic/real-estate', 'real-estate'],
    ['/topic/upside/', 'upside'],
    ['/topic/Caf%C3%A9%20Society?page=2', 'café-society'],
    ['/topic/%E0%A4%A', 'e0a4a'],
    ['/topic/', ''],
    ['/news/topic/x', ''],
  ])('the slug of %s is "%s"', (uri, slug) => {
    expect(topicSlugOf(uri)).toBe(slug);
  });

  it('makes a name of the slug where no story writes it', () => {
    expect(topicName('delaware-river', [])).toBe('Delaware River');
  });
});
