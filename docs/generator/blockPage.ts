import { formatSettings, parseSettings } from '../../runtime/harness/settings';
import type { BlockEntry } from '../../runtime/pack/types';
import type { CustomField, SelectOption } from '../../runtime/fusion/customField';
import { code, page, plain, table } from './markdown';

/** What a block may weigh; bytes of gzip. */
export interface Size {
  html: number;
  css: number;
  script: number;
  reason: string;
}

/** All that is known of a block. */
export interface BlockFacts {
  /** "story-card-block". */
  name: string;
  /** What it shows; Markdown. */
  readme: string;
  features: [type: string, entry: BlockEntry][];
  chains: [type: string, entry: BlockEntry][];
  sources: { name: string; file: string }[];
  /** With the feature or chain that each shows. */
  states: { name: string; type: string }[];
  size: Size | null;
}

const HARNESS = 'http://localhost:3000/pf/harness';

/** docs/blocks/<block>.md */
export function blockPage(block: BlockFacts): string {
  const { name, readme, features, chains, sources, states, size } = block;
  return page([
    '<!-- Written by npm run docs. -->',
    `# ${name}`,
    readme,
    `Written in [blocks/${name}](../../blocks/${name}).`,
    ...features.map(([type, entry]) => describePart('Feature', type, entry)),
    ...chains.map(([type, entry]) => describePart('Chain', type, entry)),
    '## Content',
    sources.length === 0
      ? 'It asks no content source: it shows its fields, the page’s own content, or site properties.'
      : sources
          .map((source) => `- ${code(source.name)} ([${source.file}](../../${source.file}))`)
          .join('\n'),
    '## States',
    states.length === 0
      ? 'None yet.'
      : states
          .map((state) => `- [${state.name}](${addressOf(name, state.name)}): ${code(state.type)}`)
          .join('\n'),
    ...(size
      ? [
          '## Size',
          `At most ${size.html} bytes of HTML, ${size.css} of styles and ${size.script} of script, as gzip sends them.`,
        ]
      : []),
  ]);
}

/** Where the harness shows a state. */
function addressOf(block: string, state: string): string {
  const query = formatSettings(parseSettings(new URLSearchParams({ block, state })));
  return `${HARNESS}?${query.toString()}`;
}

function describePart(kind: string, type: string, entry: BlockEntry): string {
  return page([
    `## ${kind} ${code(type)}`,
    `**${plain(entry.label)}.** ${lifeOf(entry)}${entry.ttl ? ` Its HTML holds ${entry.ttl} s.` : ''}`,
    table(
      ['Field', 'Label', 'Kind', 'Default', 'Options', 'Group', 'Description'],
      Object.entries(entry.customFields)
        .filter(([, field]) => !field.hidden)
        .map(([name, field]) => fieldRow(name, field)),
    ) || 'It has no fields.',
  ]).trimEnd();
}

function lifeOf({ hydrate, enhance }: BlockEntry): string {
  if (hydrate === 'never') return 'It sends no script.';
  const what = enhance ? 'Its `enhance.ts` runs' : 'It is a React island that comes alive';
  const when = {
    load: 'at once',
    idle: 'when the browser is idle',
    visible: 'when it is seen',
    interaction: 'at the first touch',
  }[hydrate];
  return `${what} ${when}.`;
}

function fieldRow(name: string, field: CustomField): string[] {
  return [
    code(name) + (field.required ? ' (required)' : ''),
    plain(field.label),
    field.kind,
    field.defaultValue === undefined ? '' : code(JSON.stringify(field.defaultValue)),
    optionsOf(field),
    field.group,
    plain(field.description),
  ];
}

function optionsOf(field: CustomField): string {
  if (field.kind === 'select') return field.options.map(optionText).join(', ');
  if (field.kind === 'number') {
    const { min, max } = field;
    if (min !== undefined && max !== undefined) return `${min} to ${max}`;
    if (min !== undefined) return `${min} or more`;
    if (max !== undefined) return `${max} or less`;
  }
  if (field.kind === 'contentConfig') return field.schemas.map(code).join(', ');
  return '';
}

function optionText({ value, label }: SelectOption): string {
  const text = plain(label);
  return text === String(value) ? code(text) : `${code(String(value))} (${text})`;
}
