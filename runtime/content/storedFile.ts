/** The file of an original that our picture service keeps: it is not for everyone. Null for any other. */
export function storedFile(url: string): string | null {
  return /^\/(?!\/)(?:[^?#]*\/)?photo\/v2\/([^/?#]+)$/.exec(url)?.[1] ?? null;
}
