/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { openPage, set } from '../model/testing/openPage';
import { useEditing } from './useEditing';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const open = () => {
  const { store } = openPage();
  const { result } = renderHook(() => useEditing(store));
  const undo = () => result.current.editing.undo.length;
  return { store, undo };
};

describe('what the editor shows of a page', () => {
  it('is there at once when something was done', () => {
    const { store, undo } = open();
    act(() => void store.edit('Edit', [set('new')]));
    expect(undo()).toBe(1);
    store.stop();
  });

  it('waits for the canvas when a letter was typed', () => {
    const { store, undo } = open();
    act(() => void store.edit('Edit', [set('n')], 'title'));
    expect(undo()).toBe(0);
    act(() => {
      jest.advanceTimersByTime(100);
    });
    expect(undo()).toBe(1);
    store.stop();
  });

  it('holds what was typed as soon as something else is done', () => {
    const { store, undo } = open();
    act(() => void store.edit('Edit', [set('n')], 'title'));
    act(() => void store.edit('Edit', [set('new')]));
    expect(undo()).toBe(2);
    store.stop();
  });
});
