/** The last resort: says what happened when even the error page can't be made. */
export function plainPage(status: number, text: string): Buffer {
  return page(status, text, '<a href="/">Go to the home page</a>');
}

/** In place of the home page, while there is none: who looks at the site is at work on it. */
export function nothingYetPage(): Buffer {
  return page(404, 'Nothing is published here yet.', '<a href="/pf/editor">Open the editor</a>');
}

function page(status: number, text: string, link: string): Buffer {
  return Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>${status}</title></head><body><main><h1>${text}</h1><p>${link}</p></main></body></html>`,
  );
}
