/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockViews } from './blockViews';
import { blocks, BLOCKS, mapStates } from './outlines/mapStates';

/** What a block marks in the editor in one of its states. */
interface Marked {
  feature: string;
  state: string;
  field: string;
  /** Whether the block has it. */
  isField: boolean;
  /** What stands there. */
  text: string;
  /** What the field holds: as the state fills it in, or else its default. */
  held: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const markedIn = (block: string): Marked[] =>
  mapStates(
    block,
    ({ name, state, feature, view, shown }) => {
      const definitions = view.propTypes.customFields.args;
      return [...shown.querySelectorAll('[data-editable-field]')].map((element) => {
        const field = element.getAttribute('data-editable-field') ?? '';
        return {
          feature,
          state: name,
          field,
          isField: Object.hasOwn(definitions, field),
          text: element.textContent ?? '',
          held: textOf(state.fields[field] ?? definitions[field]?.tags['defaultValue']),
        };
      });
    },
    { isAdmin: true },
  ).flat();

/** The fields that the code of a feature marks; of a chain none: it has no states of its own. */
function namedBy(block: string, feature: string): string[] {
  const file = join(BLOCKS, block, 'features', feature, 'default.tsx');
  const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...code.matchAll(/editableField\('(\w+)'\)/g)].map(([, name = '']) => name);
}

beforeAll(() => void jest.useFakeTimers({ now: Date.parse('2026-11-21T17:00:00Z') }));
afterAll(() => void jest.useRealTimers());

describe('what an editor types over in the page is a text of the block, shown as it is', () => {
  it.each(blocks)('%s', (block) => {
    const marked = markedIn(block);
    for (const { text, held, ...where } of marked) {
      // A field that is empty may have words of the block in its place.
      if (held === null || /^\s*$/.test(held)) expect(where.isField && text !== '').toBe(true);
      else expect({ ...where, text }).toEqual({ ...where, isField: true, text: held });
    }
    for (const feature of blockViews(block).keys()) {
      const fields = marked.filter((one) => one.feature === feature).map(({ field }) => field);
      const unseen = namedBy(block, feature).filter((field) => !fields.includes(field));
      expect([feature, unseen]).toEqual([feature, []]);
    }
  });
});
