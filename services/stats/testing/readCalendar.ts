/** What stands in an entry, by the names of its lines. */
interface Entry {
  [name: string]: string;
}

/** Reads a calendar as a program would: unfolds, splits, unescapes. Throws on what is malformed. */
export function readCalendar(text: string): Entry[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
    if (/(?![\t\u007F-\u009F])\p{Cc}/u.test(line)) throw new Error(`control character: ${line}`);
  }
  const entries: Entry[] = [];
  const open: string[] = [];
  for (const line of text.replaceAll('\r\n ', '').trimEnd().split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)?):(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`not a content line: ${line}`);
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END' && open.pop() !== value) throw new Error(`${value} was not open`);
    if (line === 'BEGIN:VEVENT') entries.push({});
    const entry = open.at(-1) === 'VEVENT' ? entries.at(-1) : undefined;
    if (entry && name !== 'BEGIN') {
      if (name in entry) throw new Error(`${name} twice`);
      entry[name] = value.replace(/\\([\\;,])/g, '$1').replaceAll('\\n', '\n');
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} is still open`);
  return entries;
}
