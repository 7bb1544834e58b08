/**
 * The address of a picture with its `width` and `height` replaced, where it carries an `auth`
 * parameter; any other address comes back as it was, because it cannot be resized (widgets §5).
 *
 * @param width px, by default 100
 * @param height px, by default 100
 */
export function replaceAuthImageSize(url: string, width = 100, height = 100): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  if (!parameters.get('auth')) return url;
  parameters.set('width', String(width));
  parameters.set('height', String(height));
  return `${path}?${parameters.toString()}${hash}`;
}
