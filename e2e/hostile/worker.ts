import { openArena, type Addresses, type BlockRef } from './arena';
import { checkBlock, type Check } from './checkBlock';
import { findInjections } from './findInjections';
import { scriptPages } from './scriptPages';

/**
 * Runs beside the tests, as the engine does on a server: ES modules and React's production build,
 * which the test runner would replace.
 */
export type Question =
  | { ask: 'check'; check: Check }
  | { ask: 'pages'; blocks: BlockRef[] }
  | { ask: 'injections'; html: string };

export type Answer = { id: number; value: unknown } | { id: number; error: string };

/** How much longer sources wait here than for readers: late answers are a busy machine's, and no fault. */
const PATIENCE = 20;
const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => timeout(ms * PATIENCE);

const [root = '', addresses = '{}'] = process.argv.slice(2);
const arena = openArena(root, JSON.parse(addresses) as Addresses);

async function answer(question: Question): Promise<unknown> {
  const opened = await arena;
  switch (question.ask) {
    case 'check':
      return checkBlock(opened, question.check);
    case 'pages':
      return scriptPages(opened, question.blocks);
    case 'injections':
      return findInjections(question.html, false);
  }
}

process.on('message', ({ id, question }: { id: number; question: Question }) => {
  answer(question).then(
    (value) => process.send?.({ id, value } satisfies Answer),
    (error: unknown) =>
      process.send?.({
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies Answer),
  );
});
