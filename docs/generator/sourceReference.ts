import { DEFAULT_TTL_S } from '../../runtime/content/sourceAsker';
import type { ContentSource } from '../../runtime/content/types';
import { describeSource } from '../../runtime/pack/describeSources';
import { code, page, plain, table } from './markdown';

/** A content source of the pack. */
export interface SourceFacts {
  name: string;
  /** From the root. */
  file: string;
  source: ContentSource;
}

/** docs/reference/content-sources.md: what blocks can ask for, with which parameters. */
export function sourceReference(sources: readonly SourceFacts[]): string {
  return page([
    '<!-- Written by npm run docs. -->',
    '# Content sources',
    'What the blocks of the pack ask for with `useContent`, and editors in a field of the kind `contentConfig`. How one is written stands in [the `fusion:*` modules](fusion.md); what `choices` name, in [Choices by name](choices.md).',
    ...[...sources].sort((a, b) => (a.name < b.name ? -1 : 1)).map(describe),
  ]);
}

function describe({ name, file, source }: SourceFacts): string {
  const { label, schemaName, params } = describeSource(name, source);
  return page([
    `## ${code(name)}`,
    `**${plain(label)}.** ${lifeOf(source)}`,
    `Written in [${file}](../../${file})${schemaName ? `; its content is ${code(schemaName)}` : ''}.`,
    table(
      ['Parameter', 'Label', 'Type', 'Default', 'Choices'],
      params.map((param) => [
        code(param.name) + (param.isRequired ? ' (required)' : ''),
        plain(param.label),
        param.type,
        param.defaultValue === null ? '' : code(JSON.stringify(param.defaultValue)),
        param.choices === null ? '' : code(param.choices),
      ]),
    ) || 'It has no parameters.',
  ]).trimEnd();
}

function lifeOf({
  ttl = DEFAULT_TTL_S,
  http,
  serveStaleCache,
  followsContent,
}: ContentSource): string {
  return [
    ttl > 0 ? `An answer is fresh for ${ttl} s.` : 'Its answers are not kept.',
    ...(http === false ? ['Browsers can’t ask for it.'] : []),
    ...(serveStaleCache === false ? ['One that has run out is never served.'] : []),
    ...(followsContent === false ? ['Changes of stories do not concern it.'] : []),
  ].join(' ');
}
