import { sameValue } from '../../forms/sameValue';
import type { HarnessSettings } from '../settings';
import type {
  HarnessBlock,
  HarnessEvent,
  HarnessPack,
  HarnessPart,
  HarnessStateName,
} from '../types';
import { openingState, type ShownState } from './lastShown';
import { firstState } from './searchBlocks';
import type { View } from './view';

export interface AppState {
  view: View;
  /** What this browser looked at before. */
  last: ShownState | null;
  /** What the view's last change does to the browser's history. */
  history: 'push' | 'replace';
  /** Null until it has come. */
  pack: HarnessPack | null;
  /** Why the list of blocks could not be read. */
  packProblem: string | null;
  /** Why the pack does not compile; the build before it is still shown. */
  buildFailure: string | null;
  /** Counts what makes the frame load again though the settings are the same. */
  reloads: number;
  /** Counts resets of all fields, which also drop what is half typed. */
  resets: number;
}

export type Action =
  | { kind: 'packLoaded'; pack: HarnessPack }
  | { kind: 'packFailed'; problem: string }
  | { kind: 'stateChosen'; block: string; state: string }
  | { kind: 'settingsChanged'; settings: Partial<HarnessSettings> }
  | { kind: 'viewChanged'; view: Partial<Omit<View, 'settings'>> }
  | { kind: 'fieldChanged'; name: string; value: unknown }
  | { kind: 'fieldsReset' }
  | { kind: 'navigated'; view: View }
  | { kind: 'reloaded' }
  | { kind: 'buildFailureClosed' }
  | HarnessEvent;

export const startState = (view: View, last: ShownState | null): AppState => ({
  view,
  last,
  history: 'replace',
  pack: null,
  packProblem: null,
  buildFailure: null,
  reloads: 0,
  resets: 0,
});

export function reduce(state: AppState, action: Action): AppState {
  const { view } = state;
  const withSettings = (settings: Partial<HarnessSettings>): AppState => ({
    ...state,
    history: 'replace',
    view: { ...view, settings: { ...view.settings, ...settings } },
  });

  switch (action.kind) {
    case 'packLoaded':
      return chooseFirst({ ...state, pack: action.pack, packProblem: null });
    case 'packFailed':
      return { ...state, packProblem: action.problem };
    case 'stateChosen': {
      const { block, state: name } = action;
      if (block === view.settings.block && name === view.settings.state) return state;
      return { ...withSettings({ block, state: name, fields: {} }), history: 'push' };
    }
    case 'settingsChanged':
      return withSettings(action.settings);
    case 'viewChanged':
      return { ...state, history: 'replace', view: { ...view, ...action.view } };
    case 'fieldChanged':
      return withSettings({ fields: changeField(state, action.name, action.value) });
    case 'fieldsReset':
      return { ...withSettings({ fields: {} }), resets: state.resets + 1 };
    case 'navigated':
      return chooseFirst({ ...state, history: 'replace', view: action.view });
    case 'reloaded':
      return { ...state, reloads: state.reloads + 1 };
    case 'built':
      return { ...state, buildFailure: null, reloads: state.reloads + 1 };
    case 'failed':
      return { ...state, buildFailure: action.message };
    case 'buildFailureClosed':
      return { ...state, buildFailure: null };
  }
}

export interface Shown {
  block: HarnessBlock | undefined;
  state: HarnessStateName | undefined;
  /** The feature or chain that the state shows. */
  part: HarnessPart | undefined;
}

/** What the settings name, as far as the pack has it. */
export function findShown(
  pack: HarnessPack | null,
  { block: name, state }: HarnessSettings,
): Shown {
  const block = pack?.blocks.find((other) => other.name === name);
  const found = block?.states.find((other) => other.name === state);
  return { block, state: found, part: block?.parts.find(({ type }) => type === found?.type) };
}

/** An address that names no state shows its block's first; one that names no block, see `openingState`. */
function chooseFirst(state: AppState): AppState {
  const { view, pack, last } = state;
  const { block } = view.settings;
  if (!pack || (block && view.settings.state)) return state;
  const shown = block
    ? firstState(pack.blocks.filter(({ name }) => name === block))
    : openingState(pack, last);
  if (!shown) return state;
  const settings = { ...view.settings, ...shown };
  return { ...state, history: 'replace', view: { ...view, settings } };
}

/** Only fields that differ from the state's stand in the address. */
function changeField(state: AppState, name: string, value: unknown): Record<string, unknown> {
  const { settings } = state.view;
  const own = findShown(state.pack, settings).state?.fields[name];
  const { [name]: _old, ...others } = settings.fields;
  return value === undefined || sameValue(value, own) ? others : { ...others, [name]: value };
}
