import PropTypes from '@arc-fusion/prop-types';
import ts from 'typescript';
import { customFields } from '../../runtime/pack/customFields';
import { FIELD_KINDS, TAGS } from './fieldKinds';
import { code, fence, page, table } from './markdown';
import { openTypes } from './typeProgram';

const TYPES = 'runtime/fusion/customField.ts';
const PROP_TYPES = 'runtime/fusion/propTypes.d.ts';

/** docs/reference/custom-fields.md: kinds and tags, with the declaration to write for each. */
export function customFieldReference(root: string): string {
  const { file } = openTypes(root, [TYPES, PROP_TYPES]);
  return page([
    '<!-- Written by npm run docs. -->',
    '# Custom fields',
    'What an editor fills in for a block. A block states its fields once: the editor makes its form of them, and the view gets what was filled in, read by its kind. Nothing that was filled in makes a field throw: what can’t be read is the default.',
    fence('tsx module', EXAMPLE),
    'A field that isn’t in `fields`, a default that is no option or a misspelt tag is a type error.',
    'Blocks that declare `propTypes` themselves, as packs of other engines do, work as they are. They get `customFields` as it was filled in: read it with `text`, `number` and `flag` of `@broadsheet/define/values`.',
    '## Kinds',
    table(
      ['Kind', 'With `defineFeature`', 'The view gets', 'The editor shows'],
      Object.entries(FIELD_KINDS).map(([kind, { defined, form }]) => {
        if (defined) checkKind(kind, defined.written, defined.field.propType);
        return [code(kind), defined ? code(defined.written) : '', defined?.value ?? '', form];
      }),
    ),
    'Any other type is `unsupported`: no form edits it, and stored values stay as they are.',
    '## As PropTypes',
    'Every kind may be tagged, and may be required: `PropTypes.text.isRequired.tag({ … })`.',
    fence('tsx module', PROP_TYPES_EXAMPLE),
    table(
      ['Kind', 'Declaration', 'The block gets'],
      Object.entries(FIELD_KINDS).map(([kind, { declarations, value }]) => {
        for (const [text, declaration] of Object.entries(declarations))
          checkKind(kind, text, declaration);
        return [code(kind), Object.keys(declarations).map(code).join(', '), value];
      }),
    ),
    '## Tags',
    'With `defineFeature`, `default` stands for `defaultValue`.',
    table(
      ['Tag', 'Type', 'What it does'],
      readTags(file(PROP_TYPES)).map(([name, type]) => [code(name), code(type), tagText(name)]),
    ),
    '## In the manifest',
    '`npm run build` reads the fields of each block and writes them to `dist/pack/manifest.json`, in this shape:',
    fence(
      'ts types',
      printTypes(file(TYPES), ['LocalText', 'CustomFieldBase', 'CustomField', 'SelectOption']),
    ),
  ]);
}

const EXAMPLE = `import { defineFeature, field } from '@broadsheet/define';

export default defineFeature({
  label: 'Weather note',
  fields: {
    title: field.text({ label: 'Title', default: 'Weather', group: 'Look' }),
    size: field.number({ label: 'How many', default: 3, min: 1, max: 10, group: 'Stories' }),
  },
  view: function WeatherNoteFeature({ fields }) {
    return <h2>{fields.title}</h2>;
  },
});`;

const PROP_TYPES_EXAMPLE = `import PropTypes from 'fusion:prop-types';

export default function WeatherNoteFeature({ customFields }: { customFields: { title?: unknown } }) {
  return <h2>{String(customFields.title)}</h2>;
}

WeatherNoteFeature.propTypes = {
  customFields: PropTypes.shape({
    title: PropTypes.text.tag({ label: 'Title', defaultValue: 'Weather', group: 'Look' }),
    size: PropTypes.number.tag({ label: 'How many', min: 1, max: 10, group: 'Stories' }),
  }),
};`;

/** @throws Error when the engine takes a declaration for another kind than the table says. */
function checkKind(kind: string, text: string, declaration: (typeof PropTypes)['text']): void {
  const fields = PropTypes.shape({ field: declaration });
  const found = customFields({ propTypes: { customFields: fields } })['field']?.kind;
  if (found !== kind) throw new Error(`${text} is ${found ?? 'nothing'}, not ${kind}.`);
}

function readTags(file: ts.SourceFile): [name: string, type: string][] {
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Tags') {
      for (const member of node.members.filter(ts.isPropertySignature))
        found.push([member.name.getText(), member.type?.getText() ?? 'unknown']);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function tagText(name: string): string {
  const text = TAGS[name];
  if (!text)
    throw new Error(`docs/generator/fieldKinds.ts does not say what the tag "${name}" does.`);
  return text;
}

function printTypes(file: ts.SourceFile, names: readonly string[]): string {
  const statements = names.map((name) => {
    const found = file.statements.find(
      (node) =>
        (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
        node.name.text === name,
    );
    if (!found) throw new Error(`${file.fileName} has no type ${name}.`);
    return found.getText().replace(/^export /, '');
  });
  return statements.join('\n\n');
}
