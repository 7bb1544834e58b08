import type { HarnessPack } from '../types';
import { type Action, findShown, reduce, startState } from './state';
import { parseView } from './view';

const field = {
  kind: 'text' as const,
  required: false,
  label: 'Title',
  group: '',
  description: '',
  hidden: false,
  searchable: false,
};

const pack: HarnessPack = {
  build: 'a',
  sources: [],
  blocks: [
    { name: 'bare-block', parts: [], states: [], problem: null },
    {
      name: 'card-block',
      problem: null,
      parts: [
        {
          type: 'card-block/card',
          kind: 'feature',
          label: 'Card',
          hydrate: 'never',
          file: 'card.tsx',
          customFields: { title: field },
        },
      ],
      states: [
        { name: 'plain', type: 'card-block/card', fields: { title: 'News', tags: ['a'] } },
        { name: 'long', type: 'card-block/card', fields: {} },
      ],
    },
  ],
};

const run = (query: string, ...actions: Action[]) =>
  actions.reduce(reduce, startState(parseView(new URLSearchParams(query)), null));

const loaded: Action = { kind: 'packLoaded', pack };

describe('what is shown', () => {
  it.each([
    ['', 'card-block', 'plain'],
    ['block=card-block', 'card-block', 'plain'],
    ['block=card-block&state=long', 'card-block', 'long'],
    ['block=gone-block', 'gone-block', ''],
    ['block=card-block&state=gone', 'card-block', 'gone'],
  ])('of "%s" is %s, %s', (query, block, state) => {
    expect(run(query, loaded).view.settings).toMatchObject({ block, state });
  });

  it('finds the feature of the state', () => {
    const { settings } = run('', loaded).view;
    expect(findShown(pack, settings).part?.type).toBe('card-block/card');
    expect(findShown(pack, { ...settings, state: 'gone' })).toMatchObject({
      state: undefined,
      part: undefined,
    });
  });

  it('makes a step in the history of each choice, and drops its fields', () => {
    const state = run(
      '',
      loaded,
      { kind: 'fieldChanged', name: 'title', value: 'x' },
      { kind: 'stateChosen', block: 'card-block', state: 'long' },
    );
    expect(state.history).toBe('push');
    expect(state.view.settings).toMatchObject({ state: 'long', fields: {} });
  });

  it('makes no step of the choice that is shown, nor of a setting', () => {
    expect(
      run('', loaded, { kind: 'stateChosen', block: 'card-block', state: 'plain' }).history,
    ).toBe('replace');
    expect(
      run(
        '',
        loaded,
        { kind: 'stateChosen', block: 'card-block', state: 'long' },
        { kind: 'settingsChanged', settings: { scheme: 'dark' } },
      ).history,
    ).toBe('replace');
  });
});

describe('fields', () => {
  it.each([
    ['another value', 'title', 'Sport', { title: 'Sport' }],
    ['an emptied value', 'title', '', { title: '' }],
    ['no value', 'count', null, { count: null }],
    ['the value of the state', 'title', 'News', {}],
    ['a list like that of the state', 'tags', ['a'], {}],
    ['a value taken out', 'title', undefined, {}],
  ])('keep %s', (_name, name, value, fields) => {
    const state = run(
      '',
      loaded,
      { kind: 'fieldChanged', name: 'title', value: 'before' },
      { kind: 'fieldChanged', name: 'title', value: undefined },
      { kind: 'fieldChanged', name, value },
    );
    expect(state.view.settings.fields).toEqual(fields);
  });

  it('are all reset, with what is half typed', () => {
    const state = run(
      '',
      loaded,
      { kind: 'fieldChanged', name: 'title', value: 'x' },
      { kind: 'fieldsReset' },
    );
    expect(state.view.settings.fields).toEqual({});
    expect(state.resets).toBe(1);
  });
});

describe('builds', () => {
  it('load the frame again and keep everything else', () => {
    const query = 'block=card-block&state=long&fields={"title":"x"}&tab=size&width=390&q=card';
    const before = run(query, loaded, { kind: 'failed', message: 'no' });
    expect(before.buildFailure).toBe('no');
    const after = run(
      query,
      loaded,
      { kind: 'failed', message: 'no' },
      { kind: 'built', build: 'b' },
    );
    expect(after.view).toEqual(before.view);
    expect(after).toMatchObject({ buildFailure: null, reloads: 1 });
  });
});
