/** Gives the browser a file to keep. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Name of an export: whose it is, and of which day. */
export const exportName = (website: string, now: Date): string =>
  `broadsheet-${website}-${now.toISOString().slice(0, 10)}.json`;
