/** `fusion:properties` in the browser: what the page embeds for its islands. */
export default function getProperties(): Record<string, unknown> {
  const embedded = document.getElementById('fusion-properties')?.textContent;
  return embedded ? (JSON.parse(embedded) as Record<string, unknown>) : {};
}
