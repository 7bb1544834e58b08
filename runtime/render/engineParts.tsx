import { Fragment, type ReactNode } from 'react';
import { useAppContext } from '../fusion/context';
import { Slot } from './slots';

/**
 * What an output type gets from the engine (FUSION: output types). Parts that depend on the blocks of
 * the page are slots, filled when the page is joined, so that one head serves many pages.
 */

/** Style sheets of the blocks on the page. */
function CssLinks(): ReactNode {
  return <Slot name="css" />;
}

/** Scripts of the engine; none on a page without a live block. */
function Libs(): ReactNode {
  return <Slot name="libs" />;
}

/** Data that the engine's scripts need. */
function Fusion(): ReactNode {
  return <Slot name="fusion" />;
}

/** Early-loading links that blocks asked for. */
function Styles(): ReactNode {
  return <Slot name="preload" />;
}

/** One meta value of the page as a tag; nothing where there is none. */
function MetaTag({ name, default: fallback }: { name: string; default?: string }): ReactNode {
  const { metaValue } = useAppContext();
  const content = metaValue(name, fallback);
  return content ? <meta name={name} content={content} /> : null;
}

/** The page's meta values as tags: description, keywords, robots. */
function MetaTags(): ReactNode {
  return (
    <Fragment>
      {['description', 'keywords', 'robots'].map((name) => (
        <MetaTag key={name} name={name} />
      ))}
    </Fragment>
  );
}

export const engineParts = { CssLinks, CssTags: CssLinks, Libs, Fusion, Styles, MetaTag, MetaTags };
