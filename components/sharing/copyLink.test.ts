/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { copyLink } from './copyLink';

const URL = 'https://b.test/a.html';

function clipboard(writeText: (words: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

beforeEach(() => document.body.replaceChildren());

describe('a link that is copied (platform §4)', () => {
  it.each([
    [undefined, 'Link copied to clipboard'],
    [false, 'Link copied to clipboard'],
    [true, 'Link copied'],
  ])('is on the clipboard, and a toast says so; simple: %s', async (isSimple, words) => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    await copyLink(URL, isSimple === undefined ? undefined : { isSimple });
    expect(copied).toEqual([URL]);
    expect(document.body).toHaveTextContent(words);
    expect(document.body.textContent.trim()).toBe(words);
  });

  it('is said where the menu stands', async () => {
    clipboard(async () => undefined);
    const host = document.createElement('dialog');
    document.body.append(host);
    await copyLink(URL, { host });
    expect(host).toHaveTextContent('Link copied to clipboard');
  });

  it('stays in sight, to be closed, where the browser lets nobody copy', async () => {
    jest.useFakeTimers();
    jest.spyOn(console, 'info').mockReturnValue();
    clipboard(() => Promise.reject(new Error('denied')));
    document.execCommand = () => false;
    await copyLink(URL);
    jest.advanceTimersByTime(60_000);
    expect(document.body).toHaveTextContent(`Copy this link: ${URL}`);
    expect(document.querySelector('button')).not.toBeNull();
    jest.useRealTimers();
  });
});
