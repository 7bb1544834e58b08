/** The text part of a mail as its reader sees it: quoted-printable or base64 undone. */
export function readMailWords(mail: string): string {
  const boundary = /boundary="?([^"\s;]+)"?/.exec(mail)?.[1];
  const parts = boundary ? mail.split(`--${boundary}`) : [mail];
  const part = parts.find((one) => /content-type: text\/plain/i.test(one)) ?? '';
  const at = part.indexOf('\n\n');
  const [head, body] = [part.slice(0, at), part.slice(at + 2)];
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString();
}
