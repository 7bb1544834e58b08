/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { newsletters } from '../../properties/newsletters';
import { columnistNewsletter } from './features/columnist-strip/columnistNewsletter';
import ColumnistStrip from './features/columnist-strip/default';
import enhance from './features/columnist-strip/enhance';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const state = states[name];
  setFusion({
    app: { globalContent: state.globalContent },
    content: 'content' in state ? state.content : {},
  });
  return render(<ColumnistStrip />).container;
}

describe('columnist strip', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('names the columnist, three other columns and the newsletter', () => {
    const container = show('columnist');
    expect(screen.getByRole('heading', { name: 'Maya Okafor' })).toBeInTheDocument();
    expect(container.querySelectorAll('.columnist-strip__columns li')).toHaveLength(3);
    expect(container.querySelector('input[name="newsletter"]')).toHaveValue('CLOUT');
  });

  it('leaves out the column that is read', () => {
    expect(show('first column')).not.toHaveTextContent('More from');
  });

  it('leads to the author’s page where no newsletter brings the columnist', () => {
    const container = show('without a newsletter');
    expect(container.querySelector('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'All columns by Maya Okafor' })).toHaveAttribute(
      'href',
      '/author/maya-okafor',
    );
  });

  it('shows nothing for any other story', () => {
    expect(show('any other story')).toBeEmptyDOMElement();
  });
});

describe('following a columnist', () => {
  afterEach(() => jest.restoreAllMocks());

  afterEach(() => localStorage.clear());

  it('is remembered in this browser', () => {
    const first = show('columnist');
    enhance(first);
    expect(first).not.toHaveTextContent('You follow this column.');
    const form = first.querySelector('form');
    if (form) fireEvent.submit(form);
    const second = show('columnist');
    enhance(second);
    expect(second).toHaveTextContent('You follow this column.');
  });

  it.each(['nonsense', '{}', '[1, null]'])('starts anew where %s is kept', (kept) => {
    const said = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    localStorage.setItem('followedColumnists', kept);
    const container = show('columnist');
    enhance(container);
    expect(container).not.toHaveTextContent('You follow this column.');
    const words = said.mock.calls.map(([text]) => text);
    expect(words).toEqual(kept === 'nonsense' ? ['Nothing is kept of who is followed'] : []);
  });

  it('says so where nothing can be kept', () => {
    const said = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const container = show('columnist');
    enhance(container);
    const form = container.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(said).toHaveBeenCalledWith('It can’t be kept who is followed', expect.anything());
  });
});

describe('the newsletter of a columnist', () => {
  it.each([
    ['Will Bunch', 'opinion', 'WILL-BUNCH'],
    ['Owen McBride', 'sports', 'SPORTS-DAILY-ALL'],
    ['Ruth Abramson', 'columnists', 'CLOUT'],
    ['Ruth Abramson', 'obituaries', undefined],
    ['Ruth Abramson', 'toString', undefined],
  ])('%s in %s: %s', (name, site, expected) => {
    expect(columnistNewsletter(name, site, newsletters)?.id).toBe(expected);
  });
});
