/** The names of a paper's sections by their letters, of lines such as `C Sports`; other lines are left out. */
export function sectionNames(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [, letter, name] = /^\s*([A-Z])[\s.:]+(\S.*?)\s*$/.exec(line) ?? [];
      return letter && name ? [[letter, name] as const] : [];
    }),
  );
}
