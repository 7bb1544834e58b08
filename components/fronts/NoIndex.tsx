/** Of a page that no search engine is to keep, as its address could be any; React puts it into the head. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
