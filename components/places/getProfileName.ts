/** What a link to a profile is called: `@name`, or its host where the address names none. */
export function getProfileName(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  const name = pathname.split('/')[1] ?? '';
  return name === '' ? host.replace(/^www\./, '') : `@${decodeURIComponent(name)}`;
}
