/** Markup that may be sent: what people typed is in it only escaped. */
export class Html {
  constructor(readonly text: string) {}
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** A template whose values are escaped, unless they are markup themselves; null is nothing. */
export function html(
  strings: TemplateStringsArray,
  ...values: (Html | string | number | null)[]
): Html {
  const parts = strings.map((literal, index) => {
    const value = values[index] ?? '';
    return literal + (value instanceof Html ? value.text : escape(String(value)));
  });
  return new Html(parts.join(''));
}
