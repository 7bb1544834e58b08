/** Centers of first, second and third base. */
const BASES = [
  [26, 15],
  [16, 6],
  [6, 15],
] as const;

/** The bases that runners stand on. Decorative: the words beside the score say it. */
export function BasesIcon({ bases }: { bases: readonly [boolean, boolean, boolean] }) {
  return (
    <svg className="bases" width={40} height={27} viewBox="0 0 32 21.500" aria-hidden="true">
      {BASES.map(([x, y], index) => (
        <path
          key={x}
          className={bases[index] ? 'bases__base bases__base--taken' : 'bases__base'}
          d={`M${x} ${y - 5.2}l5.200 5.200-5.200 5.200-5.200-5.200Z`}
        />
      ))}
    </svg>
  );
}
