/** True when a section path holds this segment, for example `/opinion/editorials`. */
function isInSection(sections: readonly { _id: string }[], segment: string): boolean {
  return sections.some((section) => section._id.split('/').includes(segment));
}

/**
 * An article counts as Columnist only when it is in columnists but not in editorials, and has at
 * least one credit other than `no_author`, or more than one credit (platform §5).
 */
export function isColumnist(article: {
  taxonomy?: { sections?: readonly { _id: string }[] };
  authors?: readonly { _id?: string }[];
}): boolean {
  const sections = article.taxonomy?.sections ?? [];
  if (!isInSection(sections, 'columnists') || isInSection(sections, 'editorials')) return false;
  const authors = article.authors ?? [];
  return authors.length > 1 || authors.some((author) => author._id !== 'no_author');
}
