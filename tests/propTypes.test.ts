import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkPropTypes, resetWarningCache } from 'prop-types';
import type { BlockStates } from '../runtime/fusion/states';
import { blockViews, type BlockView } from './blockViews';

const BLOCKS = join(__dirname, '../blocks');

/** What an engine that checks a block's properties by their PropTypes says of these. */
function faultsOf({ propTypes }: BlockView, customFields: Record<string, unknown>): string[] {
  const warn = jest.spyOn(console, 'error').mockReturnValue();
  resetWarningCache();
  checkPropTypes(propTypes, { customFields }, 'prop', 'Block');
  const faults = warn.mock.calls.map(([text]) => String(text));
  warn.mockRestore();
  return faults;
}

/** States that show what a wrong value does. */
const WRONG = ['no slot of that name'];

const blocks = readdirSync(BLOCKS).filter((name) => existsSync(join(BLOCKS, name, 'states.ts')));

describe('custom fields are PropTypes, which other engines of the contract check (platform §1)', () => {
  it.each(blocks)('%s: the fields of every state are of the types that it says', (block) => {
    const views = blockViews(block);
    const { default: states } = require(join(BLOCKS, block, 'states.ts')) as {
      default: BlockStates;
    };
    const [first] = views.keys();
    for (const [name, { feature = first ?? '', fields = {} }] of Object.entries(states)) {
      const view = views.get(feature);
      if (view && !WRONG.includes(name)) expect([name, faultsOf(view, fields)]).toEqual([name, []]);
    }
  });

  it('what is of another type is said', () => {
    const list = blockViews('headline-list-block').get('headline-list');
    if (!list) throw new Error('the headline list is gone');
    expect(faultsOf(list, { size: 'eight' })).toEqual([
      expect.stringContaining('Invalid prop `customFields.size` of type `string`'),
    ]);
  });
});
