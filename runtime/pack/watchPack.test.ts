import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PackError } from './PackError';
import { writeFiles } from './testing/writeFiles';
import type * as watching from './watchPack';

const watcher = Object.assign(new EventEmitter(), { close: () => Promise.resolve() });
jest.doMock('chokidar', () => ({ watch: () => watcher }));
const { watchPack } = jest.requireActual<typeof watching>('./watchPack');

const FILE = 'blocks/a-block/features/a/default.jsx';
const view = (label: string) => `const A = () => null; A.label = '${label}'; export default A;`;

describe('watchPack', () => {
  it('builds, builds again after a change, and lives through a fault', async () => {
    const root = writeFiles({ [FILE]: view('One') });
    const events: watching.WatchEvent[] = [];
    let heard = () => {};
    const save = async (text: string) => {
      const built = new Promise<void>((resolve) => {
        heard = resolve;
      });
      writeFileSync(join(root, FILE), text);
      watcher.emit('all', 'change', FILE);
      watcher.emit('all', 'change', FILE);
      await built;
    };
    const watch = await watchPack({ root, runtimeRoot: join(__dirname, '..') }, (event) => {
      events.push(event);
      heard();
    });
    await save(view('Two'));
    await save('export default () => <p>;');
    await save(view('Four'));
    await watch.close();

    const seen = events.map((event) =>
      'result' in event
        ? [event.result.manifest.mode, event.result.manifest.features['a-block/a']?.label]
        : event.error instanceof PackError && event.error.problems[0]?.file,
    );
    expect(seen).toEqual([
      ['development', 'One'],
      ['development', 'Two'],
      FILE,
      ['development', 'Four'],
    ]);
  });
});
