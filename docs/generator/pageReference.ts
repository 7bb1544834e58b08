import type { SeedNode } from '../../demo/pages/nodes';
import type { SeedPage } from '../../demo/pages/SeedPage';
import { code, page, plain, table } from './markdown';

/** docs/reference/pages.md: what the demo begins with, page by page. */
export function pageReference(pages: readonly SeedPage[]): string {
  return page([
    '<!-- Written by npm run docs. -->',
    '# Pages of the demo',
    'Each page, template and linked block that a new site of the demo begins with: where it is, and which blocks stand in which section, with the fields that an editor would fill. All of it can be changed in [the editor](../edit-pages.md); what a field means stands on [the page of its block](../blocks/README.md).',
    ...pages.map(describe),
  ]);
}

function describe({ document, url, resolver }: SeedPage): string {
  const { kind, id, name, layout, meta, sections } = document;
  return page([
    `## ${plain(name)}`,
    `${code(id)}, a ${kind} of the layout ${code(layout)}.`,
    url === undefined ? '' : `It stands at ${code(url)}.`,
    resolver === undefined ? '' : answers(resolver),
    table(['Name of a meta value', 'Value'], Object.entries(meta).map(toCells)),
    table(
      ['Section', 'Block', 'Fields'],
      Object.entries(sections).flatMap(([section, nodes]) =>
        nodes.flatMap((node) => rowsOf(node, section)),
      ),
    ),
  ]).trimEnd();
}

function answers({ patterns, priority, source, params }: NonNullable<SeedPage['resolver']>) {
  const asks = source === null ? '' : ` with what ${code(source)} answers to ${json(params)}`;
  return `It answers ${patterns.map(code).join(', ')}${asks}; its priority is ${priority}.`;
}

function rowsOf(node: SeedNode, section: string): string[][] {
  const row = [section, `${code(node.type)} (${node.id})`, json(node.fields)];
  if (node.kind === 'chain')
    return [row, ...node.children.flatMap((child) => rowsOf(child, `${section}, in ${node.id}`))];
  return [node.linked ? [...row.slice(0, 2), `as ${code(node.linked.document)} has it`] : row];
}

const toCells = ([name, value]: [string, string]): string[] => [code(name), plain(value)];

const json = (value: object): string =>
  Object.keys(value).length === 0 ? '' : code(JSON.stringify(value).replaceAll('`', "'"));
