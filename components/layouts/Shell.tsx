import type { ReactNode } from 'react';
import { useAppContext } from 'fusion:context';
import { at, text } from '../../content/schemas/json';
import { getContentLanguage } from '../../utils/text/getContentLanguage';
import { isWebView } from '../../utils/ads/isWebView';

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

/**
 * The shell of every page: skip link, header, main, footer (widgets §2). Our app and mail bring their own
 * bars, so there it is the main content alone. What is written in another language than the site says so.
 */
export function Shell({ name, modifiers = [], header, footer, children }: ShellProps) {
  const { globalContent, outputType } = useAppContext();
  if (outputType === 'mail') return children;
  const section =
    text(at(globalContent, 'taxonomy', 'primary_section', '_id')) || text(at(globalContent, '_id'));
  const language = getContentLanguage(section);
  const main = (
    <main
      id="main-content"
      className="page__content"
      tabIndex={-1}
      lang={language === 'en' ? undefined : language}
    >
      {children}
    </main>
  );
  const className = ['page', `page--${name}`, ...modifiers].join(' ');
  if (isWebView(outputType)) return <div className={`${className} page--web-view`}>{main}</div>;
  return (
    <>
      <a className="skip-link" href="#main-content">
        Skip to content
      </a>
      <div className={className}>
        {header}
        {main}
        {footer}
      </div>
    </>
  );
}

/** What stands beside the page's main column; our app has no room for it. */
export function Rail({ children }: { children: ReactNode }) {
  const { outputType } = useAppContext();
  return isWebView(outputType) ? null : <div className="page__rail">{children}</div>;
}
