export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** The best format that an `accept` header names; browsers that name none get JPEG. */
export function negotiateFormat(accept: string | undefined): ImageFormat {
  const named = new Set<string>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) named.add(type);
  }
  if (named.has('image/avif')) return 'avif';
  if (named.has('image/webp')) return 'webp';
  return 'jpeg';
}
