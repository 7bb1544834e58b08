import type { MouseEvent, ReactNode } from 'react';

interface Props {
  href: string;
  onGo: (path: string) => void;
  children: ReactNode;
}

/** A link within the application: a plain click goes without loading, others are the browser's. */
export function PlainLink({ href, onGo, children }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(href);
  };
  return (
    <a href={href} onClick={onClick}>
      {children}
    </a>
  );
}
