import type { Candidate, PatternConflict, ResolverRow } from '../../contract/routing';

const STANDINGS: Record<Candidate['standing'], string> = {
  answers: 'Answers',
  covered: 'Covered by what is before it',
  unpublished: 'Not published',
};

/** What could answer an address, and why it does or doesn't. */
export function describeCandidate(
  candidate: Candidate,
  resolvers: readonly ResolverRow[],
): { what: string; detail: string; standing: string } {
  const standing = STANDINGS[candidate.standing];
  if (candidate.kind === 'redirect') {
    const detail = `to ${candidate.location} (${candidate.status})`;
    return { what: 'Redirect', detail, standing };
  }
  const config = candidate.contentConfig;
  const content = config
    ? `content: ${config.source} ${JSON.stringify(config.query)}`
    : 'no content';
  if (candidate.kind === 'page')
    return { what: `Page ${candidate.documentId}`, detail: content, standing };
  const resolver = resolvers.find(({ id }) => id === candidate.resolverId);
  const pattern = resolver?.patterns[candidate.pattern] ?? '';
  return {
    what: `Template ${candidate.documentId}`,
    detail: `resolver ${resolver?.name ?? candidate.resolverId}, pattern ${pattern}; ${content}`,
    standing,
  };
}

/** Where two resolvers stand in each other's way, in a sentence. */
export function describeConflict(
  { first, second, isNever }: PatternConflict,
  resolvers: readonly ResolverRow[],
): string {
  const name = (id: string) => resolvers.find((resolver) => resolver.id === id)?.name ?? id;
  const [before, after] = [name(first.resolverId), name(second.resolverId)];
  return isNever
    ? `“${after}” is never asked for ${second.pattern}: “${before}” (${first.pattern}) takes all of it.`
    : `“${before}” (${first.pattern}) is asked before “${after}” (${second.pattern}); some addresses fit both.`;
}
