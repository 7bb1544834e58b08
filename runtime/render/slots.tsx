import { createElement, type ReactNode } from 'react';

/**
 * Places in a layout, chain or output type where ready HTML goes. React renders an empty element;
 * joining the page puts the HTML there (`assemblePage.ts`).
 */
const SLOT = /<x-slot data-n="([\w-]+)"><\/x-slot>/g;

export function Slot({ name }: { name: string }): ReactNode {
  return createElement('x-slot', { 'data-n': name });
}

/** `count` slots as a real array, one element each. */
export function slotChildren(count: number): ReactNode[] {
  return Array.from({ length: count }, (_unused, index) => (
    <Slot key={index} name={String(index)} />
  ));
}

/** One slot for each name, as a real array. */
export function namedSlots(names: readonly string[]): ReactNode[] {
  return names.map((name) => <Slot key={name} name={name} />);
}

/** HTML parted at its slots: text, name of a slot, text, … */
export function splitSlots(html: string): string[] {
  return html.split(SLOT);
}
