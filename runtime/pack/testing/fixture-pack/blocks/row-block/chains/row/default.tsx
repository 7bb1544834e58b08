import type { ReactNode } from 'react';

/** A chain: its features side by side. */
export default function Row({ children }: { children?: ReactNode[] }) {
  return <div className="row">{children?.map((child) => child)}</div>;
}
