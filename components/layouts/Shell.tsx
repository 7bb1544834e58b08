import type { ReactNode } from 'react';

export interface LayoutProps {
  /** One element per section, in the order of the layout's `sections`. */
  children?: ReactNode[];
}

interface ShellProps {
  /** Name of the layout, for its styles. */
  name: string;
  /** Further classes of the page. */
  modifiers?: readonly string[];
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The shell of every page: skip link, header, main, footer (widgets §2). */
export function Shell({ name, modifiers = [], header, footer, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#main-content">
        Skip to content
      </a>
      <div className={['page', `page--${name}`, ...modifiers].join(' ')}>
        {header}
        <main id="main-content" className="page__content" tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
    </>
  );
}
