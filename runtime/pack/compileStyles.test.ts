import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStyleCompiler } from './compileStyles';
import { discoverPack } from './discoverPack';
import { PackError } from './PackError';
import { writeFiles } from './testing/writeFiles';

const sheets = (files: Record<string, string>) => discoverPack(writeFiles(files));

describe('createStyleCompiler', () => {
  it('numbers the sheets by name, the base first', () => {
    const { css } = createStyleCompiler('production')(
      sheets({
        'blocks/b-block/_index.scss': '.b { color: red }',
        'blocks/a-block/_index.scss': '.a { color: red }',
        'resources/styles/base.scss': 'body { margin: 0 }',
      }),
    );
    expect(Object.entries(css).map(([name, { id, file }]) => [name, id, file])).toEqual([
      ['base', 0, 'css/base.css'],
      ['a-block', 1, 'css/a-block.css'],
      ['b-block', 2, 'css/b-block.css'],
    ]);
  });

  it('finds helpers in resources/styles and files from the root', () => {
    const { assets } = createStyleCompiler('production')(
      sheets({
        'blocks/a-block/_index.scss':
          "@use 'tools' as *; @use 'components/ui/card'; .a { @include quiet }",
        'resources/styles/_tools.scss': '@mixin quiet { color: gray }',
        'components/ui/_card.scss': '.card { margin: 0px }',
      }),
    );
    expect(String(assets.get('css/a-block.css'))).toBe('.card{margin:0}.a{color:gray}');
  });

  it('compiles again what changed, also through a partial', () => {
    const listing = sheets({
      'blocks/a-block/_index.scss': "@use 'tools' as *; .a { @include quiet }",
      'resources/styles/_tools.scss': '@mixin quiet { color: gray }',
    });
    const compile = createStyleCompiler('production');
    const before = compile(listing);
    expect(compile(listing)).toEqual(before);
    writeFileSync(
      join(listing.root, 'resources/styles/_tools.scss'),
      '@mixin quiet { color: silver }',
    );
    expect(String(compile(listing).assets.get('css/a-block.css'))).toBe('.a{color:silver}');
  });

  it('names every sheet that does not compile', () => {
    const listing = sheets({
      'blocks/a-block/_index.scss': '.a { color: $none }',
      'blocks/b-block/_index.scss': '.b { background: url(./none.png) }',
    });
    const run = () => createStyleCompiler('production')(listing);
    expect(run).toThrow(PackError);
    expect(run).toThrow(
      /blocks\/a-block\/_index\.scss: Undefined variable[^]*blocks\/b-block\/_index\.scss: url/,
    );
  });
});
