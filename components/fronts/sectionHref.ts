/** Where a section of a menu leads: its path with a slash at the end, or the address of a link. */
export function sectionHref(id: string): string {
  return /^[a-z]+:|[?#]|\/$/i.test(id) ? id : `${id}/`;
}
