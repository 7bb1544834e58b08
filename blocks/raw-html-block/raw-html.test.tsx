/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import RawHtml from './features/raw-html/default';
import states from './states';

const show = (fields: Record<string, unknown>) =>
  render(<RawHtml customFields={fields} />).container;
const state = (name: string) => show(states[name]?.fields ?? {});

describe('HTML box (widgets §2, §3: rawHTML)', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(state(name), { iframes: false })).violations).toEqual([]);
  });

  it('shows in the page what holds nothing active', () => {
    const container = state('inThePage');
    expect(screen.getByRole('table', { name: 'Turnout by ward, Nov. 3' })).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('has a heading only where an editor gave it one', () => {
    const { fields } = states['inThePage']!;
    const heading = (title: string) =>
      show({ ...fields, title }).querySelector('.raw-html-block__title');
    expect(heading('Turnout')).toHaveTextContent('Turnout');
    expect(heading('')).toBeNull();
  });

  it('runs scripts in a closed frame without our origin, as high as the editor says', () => {
    const frame = state('withScript').querySelector('iframe');
    expect(frame).toHaveAttribute('title', 'A counter');
    expect(frame).toHaveAttribute('height', '120');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(frame?.getAttribute('src')).toMatch(/#closed$/);
  });

  it('asks another host only after a click that names it', () => {
    const container = state('ofAnotherHost');
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    expect(container.querySelector('summary')).toHaveTextContent('maps.example');
    expect(container.querySelector('iframe')).toHaveAttribute('height', '320');
  });

  it.each([
    ['nothing', ''],
    ['more than a page holds', `<p>${'x'.repeat(600_000)}</p>`],
  ])('is not there for %s', (_name, rawHTML) => {
    expect(show({ rawHTML, title: 'Title' })).toBeEmptyDOMElement();
  });
});
