import type { ReactNode } from 'react';

/**
 * `fusion:static`: markup that the server makes and the browser keeps. Inside an island React takes
 * the markup that is already in the page; a page without islands sends no script for it at all.
 */
export default function Static({
  id,
  children,
}: {
  id: string;
  htmlOnly?: boolean;
  children?: ReactNode;
}) {
  if (typeof document === 'undefined') return <div id={id}>{children}</div>;
  const html = document.getElementById(id)?.innerHTML ?? '';
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
