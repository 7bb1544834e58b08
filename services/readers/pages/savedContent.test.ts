/** @jest-environment jsdom */
import type { SavedKind } from '../store/tables';
import { saved } from './savedContent';

const one = (kind: SavedKind, title: string) => ({
  kind,
  title,
  story_id: title.toLowerCase(),
  path: `/${title.toLowerCase()}.html`,
  created_at: new Date('2026-11-24T12:00:00Z'),
});

function draw(...list: ReturnType<typeof one>[]) {
  const drawn = saved(list, 'token', () => 'Nov. 24, 2026').text;
  return new DOMParser().parseFromString(drawn, 'text/html').body;
}

/** Heading of each group, with what it lists. */
const groupsOf = (body: HTMLElement) =>
  [...body.querySelectorAll('section')].map((section) => [
    section.querySelector('h2')?.textContent ?? null,
    [...section.querySelectorAll('li a')].map(({ textContent }) => textContent),
  ]);

const trains = one('story', 'Trains');
const council = one('story', 'Council');
const velour = one('place', 'Velour');

describe('what a reader saved', () => {
  it('is stories alone, without a heading, where there are no places', () => {
    expect(groupsOf(draw(trains, council))).toEqual([[null, ['Trains', 'Council']]]);
  });

  it('is stories and then places, each under its heading and in its order, where there are both', () => {
    expect(groupsOf(draw(velour, trains, one('place', 'Skiff'), council))).toEqual([
      ['Stories', ['Trains', 'Council']],
      ['Places', ['Velour', 'Skiff']],
    ]);
  });

  it('is places under their heading where there are no stories', () => {
    expect(groupsOf(draw(velour))).toEqual([['Places', ['Velour']]]);
  });

  it('says so where it is nothing', () => {
    expect(draw().textContent).toContain('You have nothing saved yet.');
  });

  it('has when a place was saved, and a button to remove it', () => {
    const row = draw(velour).querySelector('li')!;
    expect(row.textContent).toContain('Saved Nov. 24, 2026');
    expect(row.querySelector('a')!.getAttribute('href')).toBe('/velour.html');
    expect(row.querySelector('button')!.getAttribute('aria-label')).toBe('Remove: Velour');
    expect(row.querySelector<HTMLInputElement>('input[name="id"]')!.value).toBe('velour');
  });
});
