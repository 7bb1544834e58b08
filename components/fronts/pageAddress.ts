/** The address of a page of the same list: page 1 has no `page`, other parameters stay. */
export function pageAddress(requestUri: string, page: number): string {
  const [path = '/', query = ''] = requestUri.split('?');
  const params = new URLSearchParams(query);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
