/** @jest-environment jsdom */
import { copyText } from './copyText';

let copied: { text: string; parent: Element | null; hidden: string | null } | null;
const info = jest.spyOn(console, 'info');

function browserThat(isAllowed: boolean, canCopy: boolean): jest.Mock {
  const writeText = jest.fn(() =>
    isAllowed ? Promise.resolve() : Promise.reject(new Error('no')),
  );
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.execCommand = () => {
    const area = document.querySelector('textarea')!;
    copied = {
      text: area.value.slice(area.selectionStart, area.selectionEnd),
      parent: area.parentElement,
      hidden: area.getAttribute('aria-hidden'),
    };
    return canCopy;
  };
  return writeText;
}

beforeEach(() => {
  copied = null;
  info.mockReset();
  document.body.innerHTML = '<button>Copy</button><dialog></dialog>';
});

describe('a text that is copied (platform §4)', () => {
  it('goes to the clipboard', async () => {
    const writeText = browserThat(true, true);
    expect(await copyText('a link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
    expect(copied).toBeNull();
  });

  it.each([true, false])(
    'is taken of a hidden text area else, and said whether it was: %s',
    async (canCopy) => {
      browserThat(false, canCopy);
      document.querySelector('button')!.focus();
      expect(await copyText('a link')).toBe(canCopy);
      expect(copied).toEqual({ text: 'a link', parent: document.body, hidden: 'true' });
      expect(document.querySelector('textarea')).toBeNull();
      expect(document.activeElement).toBe(document.querySelector('button'));
      expect(info.mock.calls).toEqual([
        ['Clipboard not available, copying from a text area', new Error('no')],
      ]);
    },
  );

  it('is taken inside an open dialog, where nothing else can be selected', async () => {
    browserThat(false, true);
    const dialog = document.querySelector('dialog')!;
    await copyText('a link', dialog);
    expect(copied?.parent).toBe(dialog);
  });
});
