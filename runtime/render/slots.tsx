import { createElement, type ReactNode } from 'react';

/**
 * A place in a layout, chain or output type where ready HTML goes. React renders an empty element;
 * joining the page puts the HTML there (`fragmentParts.ts`, `assemblePage.ts`).
 */
export function Slot({ name }: { name: string }): ReactNode {
  return createElement('x-slot', { 'data-n': name });
}

/**
 * `count` slots as a real array, one element each. Of an island each stands in an element (`data-child`), whose
 * HTML React leaves as it is (`hydrateIsland.tsx`).
 */
export function slotChildren(count: number, isIsland: boolean): ReactNode[] {
  return Array.from({ length: count }, (_unused, index) => {
    const slot = <Slot key={index} name={String(index)} />;
    if (!isIsland) return slot;
    return (
      <div key={index} data-child="" style={{ display: 'contents' }}>
        {slot}
      </div>
    );
  });
}

/** One slot for each name, as a real array. */
export function namedSlots(names: readonly string[]): ReactNode[] {
  return names.map((name) => <Slot key={name} name={name} />);
}
