/** Shapes on a 24 by 24 grid, drawn with a 1.75 stroke unless filled. */
const SHAPES = {
  menu: { d: 'M3 6h18M3 12h18M3 18h18' },
  close: { d: 'm5 5 14 14M19 5 5 19' },
  search: { d: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2L21 21' },
  account: {
    d: 'M12 12a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5Zm-8 9c.6-4 3.7-6.25 8-6.25S19.4 17 20 21',
  },
  newspaper: {
    d: 'M4 4h13v14a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2V4Zm13 5h3v9a2 2 0 0 1-2 2M7.5 8h6M7.5 12h6M7.5 16h6',
  },
  plus: { d: 'M12 4.500v15M4.500 12h15' },
  check: { d: 'm4.500 12.500 5 5L19.500 7' },
  bookmark: { d: 'M6.500 3.500h11v17L12 16.250 6.500 20.500v-17Z' },
  bookmarked: { d: 'M5.600 2.600h12.800v19.800L12 17.350 5.600 22.400V2.600Z', filled: true },
  'chevron-down': { d: 'm5 9 7 7 7-7' },
  'chevron-left': { d: 'm15 5-7 7 7 7' },
  'chevron-right': { d: 'm9 5 7 7-7 7' },
  'arrow-right': { d: 'M4 12h16m-6-6 6 6-6 6' },
  play: { d: 'M8 5.500v13l11-6.5-11-6.500Z', filled: true },
  pause: { d: 'M7 5h3.500v14H7zM13.5 5H17v14h-3.500z', filled: true },
  gallery: {
    d: 'M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4V7.500Zm8 8.750a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.500Z',
  },
  bell: {
    d: 'M6 17.500h12c-1.200-1.300-1.800-2.700-1.800-5V10a4.200 4.200 0 0 0-8.400 0v2.500c0 2.300-.6 3.700-1.800 5Zm4 3h4M12 5.800V3.800',
  },
  share: { d: 'M12 15V3.500m0 0L7.5 8M12 3.5 16.5 8M5 12v8.500h14V12' },
  gift: {
    d: 'M4 11v9.500h16V11M3 7h18v4H3V7Zm9 0v13.500M12 7C9 7 7 6 7 4.500S9.5 2.5 12 7Zm0 0c3 0 5-1 5-2.500S14.5 2.5 12 7Z',
  },
  calendar: { d: 'M4 6h16v14H4V6Zm0 4.500h16M8 3.500V8m8-4.500V8' },
  print: {
    d: 'M7 8V3.500h10V8M7 17H3.500V8h17v9H17M7 13.500h10V20.500H7v-7Z',
  },
  mail: { d: 'M3 5.500h18v13H3v-13Zm0 1 9 6.5 9-6.5' },
  link: {
    d: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.600a4 4 0 0 0-5.7-5.700L12 6.300M14 10a4 4 0 0 0-5.7 0l-3.6 3.600a4 4 0 0 0 5.7 5.700l1.6-1.6',
  },
  comment: { d: 'M4 4.500h16v12h-8.500L7 20.500v-4H4v-12Z' },
  pin: {
    d: 'M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11Zm0-8.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  },
  x: {
    d: 'M4 3.500h4.200l4.1 5.7 4.9-5.700h2l-6 7 6.8 9.500h-4.200l-4.5-6.2-5.3 6.200H4l6.4-7.500L4 3.500Zm3 1.6 9.6 13.300h1.200L8.2 5.100H7Z',
    filled: true,
  },
  facebook: {
    d: 'M13.5 21v-7.500h2.700l.5-3.200h-3.200V8.300c0-1 .4-1.7 1.8-1.700h1.600V3.800c-.4-.1-1.3-.2-2.3-.2-2.5 0-4.1 1.5-4.1 4.200v2.500H7.800v3.200h2.700V21h3Z',
    filled: true,
  },
  instagram: {
    d: 'M8 3.500h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500Zm4 12.250a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.500ZM16.9 7.100h.01',
  },
} satisfies Record<string, { d: string; filled?: boolean }>;

export type IconName = keyof typeof SHAPES;

export interface IconProps {
  name: IconName;
  /** Side in px. */
  size?: number;
  className?: string;
}

/** An icon in the color of its text. Decorative: what holds it carries the name. */
export function Icon({ name, size = 24, className }: IconProps) {
  const shape: { d: string; filled?: boolean } = SHAPES[name];
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={shape.filled ? 'currentColor' : 'none'}
      stroke={shape.filled ? 'none' : 'currentColor'}
      strokeWidth={shape.filled ? undefined : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape.d} />
    </svg>
  );
}
