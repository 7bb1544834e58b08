/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ALERT_SCRIPT } from '../../components/navigation/alertScript';
import AlertBar from './features/alert-bar/default';
import enhance from './features/alert-bar/enhance';
import states from './states';

const show = (fields: Record<string, unknown>): HTMLElement =>
  render(<AlertBar customFields={fields} />).container.firstElementChild as HTMLElement;
const state = (name: string) => show(states[name]?.fields ?? {});

/** The script of a page's head. */
function openNextPage(): void {
  // It stands in the page as text: that text is what is tried here.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- what the page’s head runs
  new Function(ALERT_SCRIPT)();
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

describe('alert bar', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(state(name))).violations).toEqual([]);
  });

  it('says what it is and leads to its story', () => {
    const root = state('weather');
    expect(screen.getByRole('region', { name: 'Weather alert' })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/weather/');
    expect(root.querySelector('[data-announce="alert"]')).toHaveTextContent(
      /^Weather alert: Flash flood/,
    );
  });

  it('is text alone where there is no story, and where its address is none', () => {
    show({ text: 'Print is late.', url: 'javascript:alert(1)' });
    expect(screen.getByText('Print is late.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is an empty element without words, which open pages ask for news', () => {
    expect(state('nothing')).toBeEmptyDOMElement();
  });

  it('is another alert with other words, another story or of another kind, and only then', () => {
    const keys = [
      { text: 'One', url: '/a/' },
      { text: 'Two', url: '/a/' },
      { text: 'One', url: '/b/' },
      { text: 'One', url: '/a/', kind: 'notice' },
    ].map((fields) => show(fields).dataset['version']);
    expect(new Set(keys).size).toBe(4);
    expect(show({ text: 'One', url: '/a/' }).dataset['version']).toBe(keys[0]);
  });

  it('keeps its room when others come, alert or none', () => {
    for (const name of ['breaking', 'nothing'])
      expect(state(name)).toHaveAttribute('data-keep-room');
  });

  it('is asked for every 8 s, alert or none', () => {
    expect(AlertBar.refresh?.({ content: null, globalContent: null, customFields: {} })).toBe(8000);
  });
});

describe('alert bar in the browser', () => {
  it('closes, and says so to the pages that come', () => {
    const root = state('breaking');
    enhance(root);
    screen.getByRole('button', { name: 'Close: Breaking news' }).click();
    expect(root).toBeEmptyDOMElement();
    openNextPage();
    expect(document.head.lastElementChild).toHaveTextContent(
      `.alert-bar[data-version="${root.dataset['version']}"]{display:none}`,
    );
  });

  it('hides nothing for what is no name of an alert', () => {
    const before = document.head.childElementCount;
    localStorage.setItem('closedAlert', '"]{}body{display:none}');
    openNextPage();
    expect(document.head.childElementCount).toBe(before);
  });
});
