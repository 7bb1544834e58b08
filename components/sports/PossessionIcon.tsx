/** Who has the ball (NFL). Decorative: the words beside the score say it. */
export function PossessionIcon() {
  return (
    <svg className="possession" width={16} height={16} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 21C1.500 12 8 2.500 21 3c1.500 9-5 18.500-18 18Z" fill="#a0582a" />
      <path
        d="m8.500 15.500 7-7m-6 3.500 2.500 2.500m0-5 2.500 2.500"
        stroke="#fff"
        strokeWidth="1.6"
      />
    </svg>
  );
}
