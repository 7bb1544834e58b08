/** Whether a page is asked for by our own app, which brings its own bars and navigation (platform §2). */
export function isWebView(outputType: string | null | undefined): boolean {
  return /^(?:app|(?:app-)?web-?view)$/i.test(outputType ?? '');
}
