import type { CustomFieldSchema } from '../../runtime/fusion/customField';
import type { Node } from '../../runtime/document/document';
import { entryOf, statesOf, type Arena, type BlockRef } from './arena';
import { documentWith, nodeOf, renderAttempt, sitePages } from './attempt';
import { eachValue } from './damage';
import { NO_STATE } from './hostileRun';
import { ADDRESSES, MARKUP } from './values';

/** Names whose values say what the rest is: without them readers would find nothing to show. */
const KEPT = /^(?:type|subtype|_id|version|level|website|format|stream_type|.*_date|display)$/;
const ADDRESS = /url|link|href|src|path/i;

const cycle = (values: readonly string[], index: number): string =>
  values[index % values.length] ?? '';

/** An answer in which every text has script after it, and every other address is one that runs. */
function fillWithScript(answer: unknown): unknown {
  const holder = { answer };
  let count = 0;
  eachValue(holder, (container, name) => {
    const value = container[name];
    if (typeof value !== 'string' || KEPT.test(name)) return;
    count += 1;
    if (!ADDRESS.test(name)) container[name] = value + cycle(MARKUP, count);
    else container[name] = count % 3 === 0 ? cycle(ADDRESSES, count) : value + cycle(MARKUP, count);
  });
  return holder.answer;
}

function scriptFields(schema: CustomFieldSchema, turn: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([, { kind }]) => kind !== 'boolean' && kind !== 'number')
      .map(([name, { kind }], index) => [
        name,
        kind === 'url' || ADDRESS.test(name)
          ? cycle(ADDRESSES, turn + index)
          : cycle(MARKUP, turn + index),
      ]),
  );
}

/** Each block with script in all its fields, and with its own fields before damaged content. */
function nastyNodes(arena: Arena, block: BlockRef, index: number, turn: number): Node[] {
  const { customFields } = entryOf(arena.pack, block);
  const states = statesOf(arena.pack, block);
  const state = states[turn % Math.max(1, states.length)] ?? NO_STATE;
  return [
    nodeOf(arena, block, scriptFields(customFields, turn + index), `script-${index}`),
    nodeOf(arena, block, state.fields, `content-${index}`),
  ];
}

/** So few that a pass over the page stays within the engine's budget on a busy machine too. */
const BLOCKS_ON_A_PAGE = 12;

/** Pages of the whole pack in which script stands wherever a text does, for each kind of page. */
export async function scriptPages(arena: Arena, blocks: readonly BlockRef[]): Promise<string[]> {
  arena.upstream.use((answer) => JSON.stringify(fillWithScript(answer) ?? null));
  const pages: string[] = [];
  for (const [turn, config] of sitePages(arena).entries()) {
    const all = blocks.map((block, index) => nastyNodes(arena, block, index, turn));
    // Neighbors are apart: those of one folder often want the same kind of page to show anything.
    const count = Math.ceil(all.length / BLOCKS_ON_A_PAGE);
    for (let number = 0; number < count; number += 1) {
      const nodes = all.filter((_block, index) => index % count === number).flat();
      const { html, faults } = await renderAttempt(
        arena,
        {
          document: documentWith(arena, nodes),
          config,
          answers: {},
          requestUri: '/search?query=council',
        },
        true,
      );
      if (faults.length > 0) throw new Error(`page ${turn} of scripts: ${faults.join('; ')}`);
      pages.push(html);
    }
  }
  return pages;
}
