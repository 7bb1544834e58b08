/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import type { EditingState } from '../model/EditingState';
import { startEditing } from '../model/editing';
import { choose } from './selection';
import { useSelection } from './useSelection';

const say = jest.fn();
const post = jest.fn();
const document = pageDocument('front', { sections: { main: [feature('one')] } });
const state: EditingState = {
  editing: startEditing(document, 1),
  save: { kind: 'saved' },
  said: '',
};
const open = (hash: string) => {
  location.hash = hash;
  const options = { store: { read: () => state, say }, canvas: { post } };
  return renderHook(({ isShown }) => useSelection({ ...options, isShown }), {
    initialProps: { isShown: false },
  });
};
beforeEach(() => jest.clearAllMocks());

describe('What is chosen at first', () => {
  it('is the block that the address names, and the canvas goes there once it shows the page', () => {
    const { result, rerender } = open('#node=one');
    expect([...result.current[0].keys]).toEqual(['one']);
    expect(post).not.toHaveBeenCalled();
    rerender({ isShown: true });
    expect(post).toHaveBeenCalledWith({ kind: 'show', id: 'one' });
  });

  it('is nothing where the block is gone, which is said', () => {
    const { result } = open('#node=gone');
    expect(result.current[0].keys.size).toBe(0);
    expect(say).toHaveBeenCalledWith('That block is not on this page any more.');
  });

  it('goes elsewhere, and what was said of something else goes with it', () => {
    const { result } = open('#node=one');
    act(() => result.current[1](choose('one')));
    expect(say).not.toHaveBeenCalled();
    act(() => result.current[1](choose('section:main')));
    expect(say).toHaveBeenCalledWith('');
    expect(result.current[0].focused).toBe('section:main');
  });

  it('is nothing where none is named', () => {
    open('');
    expect(say).not.toHaveBeenCalled();
  });
});
