/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { showToast, toastOf } from './showToast';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

/** Whether the page's toast is shown, with this message. */
const hasShown = (message: string): boolean =>
  toastOf().hasAttribute('data-show') && (toastOf().textContent ?? '').includes(message);

describe('toast (platform §4)', () => {
  it.each([
    ['standard', 'status'],
    ['default', 'status'],
    ['error', 'alert'],
  ] as const)('of type %s is announced as %s', (type, role) => {
    showToast({ message: 'Saved', type });
    expect(screen.getByRole(role)).toHaveTextContent('Saved');
    expect(screen.getByRole(role === 'alert' ? 'status' : 'alert')).toBeEmptyDOMElement();
    expect(toastOf()).toHaveAttribute('data-type', type);
  });

  it('stands at the bottom, or on top', () => {
    showToast({ message: 'Saved' });
    expect(toastOf()).toHaveAttribute('data-place', 'bottom');
    showToast({ message: 'Saved', place: 'top' });
    expect(toastOf()).toHaveAttribute('data-place', 'top');
  });

  it('closes by itself after 3000 ms, the last one after its own', () => {
    showToast({ message: 'First' });
    jest.advanceTimersByTime(2000);
    showToast({ message: 'Second' });
    jest.advanceTimersByTime(2999);
    expect(hasShown('Second')).toBe(true);
    jest.advanceTimersByTime(1);
    expect(hasShown('')).toBe(false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stays where it is not timed, until its button closes it', () => {
    showToast({ message: 'Read this', isTimed: false, isClosable: true });
    jest.advanceTimersByTime(60_000);
    expect(hasShown('Read this')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(hasShown('')).toBe(false);
    expect(document.querySelector('button')?.hidden).toBe(true);
  });

  it('has no button unless it is asked for, also after one that had', () => {
    showToast({ message: 'One', isClosable: true });
    showToast({ message: 'Two' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is one for a page, there before its first words, and one of its own for a dialog', () => {
    const before = toastOf();
    showToast({ message: 'On the page' });
    expect(toastOf()).toBe(before);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    showToast({ message: 'In the dialog' }, dialog);
    expect(dialog.querySelector('[data-toast]')).toHaveTextContent('In the dialog');
    expect(before).toHaveTextContent('On the page');
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(2);
  });

  it('takes a message for words, never for markup', () => {
    showToast({ message: '<img src=x onerror=alert(1)>' });
    expect(toastOf().querySelector('img')).toBeNull();
  });
});
