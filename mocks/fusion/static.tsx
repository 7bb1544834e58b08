import type { ReactNode } from 'react';

export default function Static({
  children,
}: {
  id: string;
  htmlOnly?: boolean;
  children?: ReactNode;
}) {
  return <>{children}</>;
}
