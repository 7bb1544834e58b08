/** A whole document around raw HTML, in the look of the page as far as a frame can have it. */
export function frameDocument(html: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Interactive</title>',
    '<meta name="viewport" content="width=device-width"><base target="_blank">',
    '<style>:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}',
    'iframe,img,video{max-width:100%;border:0}</style></head><body>',
    html,
    '</body></html>',
  ].join('');
}
