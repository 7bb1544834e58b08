import type { ReactNode } from 'react';

export default function Page({ children }: { children: ReactNode[] }) {
  return (
    <>
      <header>{children[0]}</header>
      <main>{children[1]}</main>
    </>
  );
}

Page.sections = ['header', 'main'];
