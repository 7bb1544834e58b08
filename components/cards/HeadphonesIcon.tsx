/** The mark of a podcast, drawn like the icons of components/ui. Decorative. */
export function HeadphonesIcon({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4 15v-3a8 8 0 0 1 16 0v3M4 14h3.500v6H4v-6Zm12.500 0H20v6h-3.500v-6Z" />
    </svg>
  );
}
