/** characters; no name of a writer or a distributor comes near. */
const LONGEST = 500;

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * A writer's name as it is printed, or null where there is nothing to print (platform §5): a leading
 * "by" is removed; an organisation at the end is removed when it is the distributor; "No Author" and
 * empty names are dropped. A name that is nothing but the distributor stays.
 *
 * @param distributor the name of the distributor, for example `Associated Press`
 */
export function cleanByline(name: string, distributor = ''): string | null {
  let cleaned = name.slice(0, LONGEST).replace(/\s+/g, ' ').trim();
  cleaned = cleaned.replace(/^by(?:\s*:\s*|\s+|$)/i, '');
  const organisation = distributor
    .trim()
    .slice(0, LONGEST)
    .replace(/^the\s+/i, '');
  if (organisation !== '') {
    const suffix = new RegExp(
      `[\\s,/|(–—-]+(?:(?:of|for)\\s+)?(?:the\\s+)?${escapeForRegExp(organisation)}\\)?$`,
      'i',
    );
    const withoutSuffix = cleaned.replace(suffix, '');
    if (!/^(?:the)?$/i.test(withoutSuffix)) cleaned = withoutSuffix;
  }
  return cleaned === '' || /^no[ _]author$/i.test(cleaned) ? null : cleaned;
}
