/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import Byline from './features/byline/default';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { fields, globalContent } = states[name];
  setFusion({ app: { globalContent } });
  return render(<Byline customFields={fields} />).container;
}

describe('byline', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('names the writers of the page’s story and when it appeared', () => {
    const container = show('two');
    expect(container).toHaveTextContent('By Maya Okafor and Daniel Reyes');
    expect(screen.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute(
      'href',
      '/author/maya-okafor',
    );
    expect(container.querySelector('time')).toHaveTextContent(
      'Published Nov. 19, 2026, 5:40 p.m. ET',
    );
  });

  it('shows the faces of the writers where an editor wants them', () => {
    const { globalContent } = states.two;
    setFusion({ app: { globalContent } });
    const faces = (avatars: boolean) =>
      render(
        <Byline customFields={{ ...states.two.fields, avatars }} />,
      ).container.querySelectorAll('.byline-block__line img');
    expect(faces(true)).toHaveLength(2);
    expect(faces(false)).toHaveLength(0);
  });

  it('says what the writers do only when expanded (widgets §5)', () => {
    expect(show('two').querySelector('.byline-block__bio')).toBeNull();
    expect(show('expanded').querySelectorAll('.byline-block__bio')).toHaveLength(2);
  });

  it('removes "by" and the distributor from a name, and prints the distributor once (platform §5)', () => {
    expect(show('distributor').querySelector('.byline')).toHaveTextContent(
      /^By Ana Ruiz, Associated Wire$/,
    );
  });

  it('adds the section and the time of its bylines (widgets §3)', () => {
    expect(show('bylines')).toHaveTextContent(
      'By Maya Okafor and Daniel Reyes, SportsPublished Nov. 20, 2026, 9:05 a.m. ET',
    );
    expect(show('bylines in words')).toHaveTextContent(
      'By Maya Okafor and Daniel Reyes, Associated Wire, Sports2:05 p.m. ET',
    );
  });

  it('is nothing without a writer, and nothing on other pages (platform §5)', () => {
    expect(show('nobody')).toBeEmptyDOMElement();
    expect(show('elsewhere')).toBeEmptyDOMElement();
  });
});
