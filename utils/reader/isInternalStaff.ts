/**
 * Whether an address belongs to the staff: its domain is one of the company's, or below one
 * (platform §5). Whatever precedes the last @ does not count.
 *
 * @param companyDomains lowercase, for example `['broadsheet.example']`
 */
export function isInternalStaff(email: string, companyDomains: readonly string[]): boolean {
  const at = email.lastIndexOf('@');
  if (at < 1) return false;
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  return companyDomains.some((own) => domain === own || domain.endsWith(`.${own}`));
}
