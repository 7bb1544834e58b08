/** px of the screens that a page is looked at on. */
export const DEVICES = {
  desktop: { label: 'Desktop', width: 1280 },
  tablet: { label: 'Tablet', width: 768 },
  phone: { label: 'Phone', width: 390 },
} as const;

export type Device = keyof typeof DEVICES;

export const DEVICE_NAMES = Object.keys(DEVICES) as Device[];
