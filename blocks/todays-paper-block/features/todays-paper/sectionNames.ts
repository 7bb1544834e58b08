/** The names of a paper's sections by their letters, of lines such as `C Sports`; other lines are left out. */
export function sectionNames(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [, letter, name] = /^([A-Z])[\s.:]+([^\s.:].*)$/.exec(line.trim()) ?? [];
      return letter && name ? [[letter, name] as const] : [];
    }),
  );
}
