/**
 * Puts a text on the clipboard. Where the browser refuses, a hidden text area is copied instead
 * (platform §4). Tells whether it worked.
 *
 * @param host where that text area stands: inside an open dialog nothing else can be selected
 */
export async function copyText(text: string, host: HTMLElement = document.body): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.info('Clipboard not available, copying from a text area', error);
    return copyFromTextArea(text, host);
  }
}

function copyFromTextArea(text: string, host: HTMLElement): boolean {
  const page = host.ownerDocument;
  const focused = page.activeElement;
  const area = page.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.setAttribute('aria-hidden', 'true');
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0;pointer-events:none';
  host.append(area);
  area.select();
  const isCopied = page.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
