/** A search for an address on an outside map (widgets §2); null for no address. */
export function getMapUrl(address: string): string | null {
  const text = address.trim();
  if (text === '') return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`;
}
