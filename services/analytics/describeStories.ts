import { askContent, type ContentApi } from '../http/askContent';

/** What is known of a story that was read. */
export interface StoryPage {
  path: string;
  title: string;
  /** Its sections and those above them, without slashes at the ends: `eagles`, `sports`. */
  sections: string[];
}

export interface DescribeOptions extends ContentApi {
  website: string;
}

/** Paths per call: what the content API takes. */
export const MAX_PATHS = 200;

interface SectionNode {
  _id: string;
  children?: SectionNode[];
}

interface AnsDocument {
  canonical_url?: string;
  headlines?: { basic?: string };
  taxonomy?: { sections?: { _id?: string }[] };
}

/**
 * The stories of the site at some paths; a path that leads to none is left out.
 * @throws Error when the content API can't be reached or refuses.
 */
export async function describeStories(
  paths: readonly string[],
  options: DescribeOptions,
): Promise<StoryPage[]> {
  const { website } = options;
  const [tree, found] = await Promise.all([
    askContent<SectionNode>(`/site/v3/navigation/${encodeURIComponent(website)}`, options),
    askContent<{ content_elements?: AnsDocument[] }>(
      `/content/v4/urls?${new URLSearchParams({
        website,
        published: 'true',
        included_fields: 'canonical_url,headlines.basic,taxonomy.sections._id',
      })}`,
      options,
      paths.slice(0, MAX_PATHS),
    ),
  ]);
  const above = sectionsAbove(tree);
  return (found.content_elements ?? []).map((story) => ({
    path: story.canonical_url ?? '',
    title: story.headlines?.basic ?? '',
    sections: [
      ...new Set(
        (story.taxonomy?.sections ?? []).flatMap(({ _id: id = '' }) => [
          id,
          ...(above.get(id) ?? []),
        ]),
      ),
    ]
      .map((id) => id.replace(/^\/|\/$/g, ''))
      .filter((id) => id !== ''),
  }));
}

/** For every section those it lies below. */
export function sectionsAbove(tree: SectionNode): Map<string, string[]> {
  const above = new Map<string, string[]>();
  const visit = (node: SectionNode, parents: string[]) => {
    above.set(node._id, parents);
    for (const child of node.children ?? []) visit(child, [node._id, ...parents]);
  };
  visit(tree, []);
  return above;
}
