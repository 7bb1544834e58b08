/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { giftOptions } from './giftOptions';

const NOW = Date.parse('2026-11-22T17:00:00Z');
const STORY = { title: 'Council votes', now: NOW };
const allowance = { left: 3, perMonth: 5, renewsAt: '2026-12-01T05:00:00Z' };

function shown(answer: Parameters<typeof giftOptions>[0]): HTMLElement {
  const menu = document.createElement('div');
  menu.append(...giftOptions(answer, STORY));
  return menu;
}

describe('what an open gift menu shows', () => {
  it('says until when the link works, and how many gifts are left', () => {
    const menu = shown({
      kind: 'link',
      shareLink: 'https://b.test/a.html?gift=1',
      endsAt: '2026-12-22T17:00:00Z',
      allowance,
    });
    expect(menu.querySelector('.gift__lead')).toHaveTextContent(
      'Anyone with this link can read the story until Dec. 22.',
    );
    expect(menu.querySelector('.gift__note')).toHaveTextContent('3 of 5 gifts left this month');
  });

  it('says neither where the service does not', () => {
    const menu = shown({
      kind: 'link',
      shareLink: 'https://b.test/a',
      endsAt: null,
      allowance: null,
    });
    expect(menu.querySelector('.gift__lead')?.textContent).toBe(
      'Anyone with this link can read the story.',
    );
    expect(menu.querySelector('.gift__note')).toBeNull();
  });

  it('passes the link on with the tags of a gift: copied, by network, by email (platform §7)', () => {
    const menu = shown({ kind: 'link', shareLink: 'https://b.test/a', endsAt: null, allowance });
    const options = [...menu.querySelectorAll<HTMLElement>('ul > li > .share__option')];
    expect(options.map(({ dataset, textContent }) => [dataset['share'], textContent])).toEqual([
      ['copy', 'Copy link'],
      ['facebook', 'Share on Facebook'],
      ['x', 'Share on X'],
      ['email', 'Share via email'],
    ]);
    const [copy, facebook, , email] = options;
    expect(copy).toHaveAttribute('type', 'button');
    const tagged = encodeURIComponent(
      'https://b.test/a?utm_source=social&utm_campaign=gift_link&utm_medium=referral',
    );
    expect(facebook).toHaveAttribute('href', expect.stringContaining(tagged));
    expect(facebook).toHaveAttribute('target', '_blank');
    expect(facebook).toHaveAttribute('rel', 'noopener nofollow noreferrer');
    expect(email).toHaveAttribute('href', `mailto:?subject=Council%20votes&body=${tagged}`);
    expect(email).not.toHaveAttribute('target');
  });

  it.each([
    [allowance, 'You have used all 5 gifts this month.', 'There are more on Dec. 1. Stories'],
    [null, 'You have used all gifts this month.', 'Stories'],
  ])('says that no gift is left, and when there are more', (of, lead, note) => {
    const menu = shown({ kind: 'used-up', allowance: of && { ...of, left: 0 } });
    expect([...menu.children].map((one) => one.textContent)).toEqual([
      lead,
      `${note} you gave can still be shared again.`,
    ]);
    expect(menu.querySelector('ul')).toBeNull();
  });
});
