/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import Search from './features/notice-search/default';
import View from './features/notice/default';
import { ageOf, isNotice, yearsOf } from './notices/notice';
import { readNotice, readNotices } from './notices/readNotice';
import states from './states';

function show(name: string) {
  const {
    feature,
    fields = {},
    content = {},
    globalContent = null,
    requestUri = '/',
  } = states[name] ?? {};
  setFusion({ content, app: { globalContent, requestUri } });
  const Feature = feature === 'notice' ? View : Search;
  return render(<Feature customFields={fields} />).container;
}

describe('death notices', () => {
  it.each(Object.keys(states))('have no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('are asked for by the words, town and page of the address, and the form shows them', () => {
    show('ofTown');
    expect(getFusion().calls[0]).toEqual({
      source: 'notices-api',
      query: { words: 'harkavy', town: 'Port Richmond', page: 2, size: 12 },
    });
    expect(screen.getByRole('searchbox', { name: 'Name or words' })).toHaveValue('harkavy');
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('Port Richmond');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/obituaries/?q=harkavy&town=Port+Richmond&page=3',
    );
  });

  it.each([
    ['newest', '26 notices'],
    ['nothing', 'No notices found'],
    ['notAvailable', 'The notices are not available right now.'],
  ])('say what was found: %s', (name, words) => expect(show(name)).toHaveTextContent(words));

  it('say of one that it is one', () => {
    const { content, requestUri } = states['ofTown']!;
    const found = { ...(content?.['notices-api'] as object), total: 1 };
    setFusion({ content: { 'notices-api': found }, app: { requestUri: requestUri ?? '' } });
    render(<Search customFields={{}} />);
    expect(screen.getByText('1 notice')).toBeInTheDocument();
  });

  it('begin to tell of a life in the list', () => {
    const container = show('newest');
    const blurbs = [...container.querySelectorAll('.listings__entry')].map(
      (entry) => entry.querySelector('.listings__blurb')?.textContent ?? null,
    );
    expect(blurbs).toEqual([expect.stringMatching(/^Agnes M\. Harkavy, 87, of Port Rich/), null]);
  });

  it('have a page each: dates, age, town, service', () => {
    const container = show('notice');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Agnes M. Harkavy');
    expect(container).toHaveTextContent('Dec. 2, 1938 – Nov. 17, 2026 Age 87 Port Richmond');
    expect(container).toHaveTextContent('Nov. 24, 2026, 10 a.m.');
  });

  it('show nothing on a page about none', () => expect(show('noNotice')).toBeEmptyDOMElement());

  it.each([
    ['1938-11-17', '2026-11-17', 88, '1938–2026'],
    ['1938-11-18', '2026-11-17', 87, '1938–2026'],
    [null, '2026-11-17', null, '2026'],
  ])('born %s, died %s: %s, %s', (born, died, age, years) => {
    expect([ageOf({ born, died }), yearsOf({ born, died })]).toEqual([age, years]);
  });

  it.each([
    [{ id: 'a', name: 'A', died: 'yesterday' }],
    [{ id: '../a', name: 'A', died: '2026-11-17' }],
    [{ id: 'a', died: '2026-11-17' }],
  ])('are none where something is missing: %j', (data) => expect(readNotice(data)).toBeNull());

  it('are read or left out, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (notices) => {
        expect(readNotices({ notices }).notices.every(isNotice)).toBe(true);
      }),
    );
    expect(() => readNotices({})).toThrow('no list of notices');
  });
});
