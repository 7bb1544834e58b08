/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { ContentElement } from '../../../content/schemas/ans';
import { Stops } from './Stops';

const p = (content: string): ContentElement => ({ type: 'text', _id: content, content });
const h = (content: string): ContentElement => ({
  type: 'header',
  _id: content,
  level: 2,
  content,
});

/** A story of choices as readers without script get it. */
function show(elements: ContentElement[]): HTMLElement {
  return render(<Stops elements={elements} subtype="cyoa" newsletters={[]} />).container;
}

const STORY = [
  p('The phone rings at four.'),
  h('Stop 2: The <em>phone</em>'),
  p('Pick it up, and go to Stop 7.'),
  h('Stop 7'),
  p('Nobody is there.'),
];

describe('A story of choices (platform §3: cyoa)', () => {
  it('is all of its stops below each other, each called by its number and its words', () => {
    show(STORY);
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Stop 2 The phone', 'Stop 7 ']);
    expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['stop-2', 'stop-7']);
    expect(document.querySelector('#stop-2-title em')).toHaveTextContent('phone');
    // Takes the focus of who goes there, and is no stop of the Tab key.
    expect(document.querySelector('#stop-2-title')).toHaveAttribute('tabindex', '-1');
  });

  it('begins at its first stop, whatever its number, and shows the way from there', () => {
    const container = show(STORY);
    expect(container.querySelector('.stops')).toHaveAttribute('data-stops', '2');
    expect(container.querySelectorAll('.stop--first')).toHaveLength(1);
    expect(container.querySelector('#stop-2')).toHaveClass('stop--first');
    const path = within(screen.getByRole('navigation', { name: 'Your path' }));
    expect(path.getByRole('link', { name: 'Stop 2' })).toHaveAttribute('href', '#stop-2');
    expect(path.getByRole('link', { name: 'Start over' })).toHaveAttribute('href', '#stop-2');
  });

  it('leads from stop to stop; where it ends, back to the start', () => {
    const container = show(STORY);
    expect(
      within(container.querySelector<HTMLElement>('#stop-2')!).getAllByRole('link'),
    ).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Stop 7' })).toHaveAttribute('href', '#stop-7');
    const end = within(container.querySelector<HTMLElement>('#stop-7')!);
    expect(end.getByRole('link', { name: /^The end\. Choose again/ })).toHaveAttribute(
      'href',
      '#stop-2',
    );
  });

  it('is a text like any other where it has no stops', () => {
    const container = show([p('One.'), h('Week two'), p('Two.')]);
    expect(container.querySelector('.stops')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Week two' })).toBeInTheDocument();
  });
});
