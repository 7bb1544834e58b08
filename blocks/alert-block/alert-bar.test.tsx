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

/** As the engine says that the server has other markup. */
function update(root: HTMLElement, fresh: HTMLElement): void {
  const detail = { fresh, apply: () => {} };
  root.dispatchEvent(new CustomEvent('broadsheet:update', { cancelable: true, detail }));
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
    ].map((fields) => show(fields).dataset['alert']);
    expect(new Set(keys).size).toBe(4);
    expect(show({ text: 'One', url: '/a/' }).dataset['alert']).toBe(keys[0]);
  });

  it('is asked for every 8 s, alert or none', () => {
    expect(AlertBar.refresh?.({ content: null, globalContent: null, customFields: {} })).toBe(8000);
  });
});

describe('alert bar in the browser', () => {
  it('has no button while nothing answers to it', () => {
    state('breaking');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('closes, and says so to the pages that come', () => {
    const root = state('breaking');
    enhance(root);
    screen.getByRole('button', { name: 'Close: Breaking news' }).click();
    expect(root).not.toBeVisible();
    new Function(ALERT_SCRIPT)();
    expect(document.head.lastElementChild).toHaveTextContent(
      `[data-alert="${root.dataset['alert']}"]{display:none}`,
    );
  });

  it('lets another alert lie over the page, in the room that there was', () => {
    const root = state('nothing');
    const fresh = state('breaking');
    enhance(root);
    update(root, fresh);
    expect(root).toHaveAttribute('data-late');
    expect(root.style.blockSize).toBe('0px');
  });

  it('shows another alert after the first was closed', () => {
    const root = state('breaking');
    enhance(root);
    screen.getByRole('button').click();
    update(root, state('weather'));
    expect(root.hidden).toBe(false);
  });

  it('stays where it is when nothing is new, with its button', async () => {
    const root = state('breaking');
    enhance(root);
    update(root, root.cloneNode(true) as HTMLElement);
    const button = root.querySelector('button');
    if (button) button.hidden = true;
    await Promise.resolve();
    expect(root).not.toHaveAttribute('data-late');
    expect(button).toBeVisible();
  });

  it('hides nothing for what is no name of an alert', () => {
    const before = document.head.childElementCount;
    localStorage.setItem('closedAlert', '"]{}body{display:none}');
    new Function(ALERT_SCRIPT)();
    expect(document.head.childElementCount).toBe(before);
  });
});
