import contentApi from '../../../content/sources/content-api';

/**
 * A live blog as it is now, as a `Story`. Kept for 5 s and never served older, so that any number of
 * readers is one question, and a reader who asks every 30 s sees a post after 40 s at the latest.
 * (`content-api-light-nocache` of platform §7 has no body, and asks upstream every time.)
 */
const source = {
  ...contentApi,
  label: 'A live blog as it is now',
  ttl: 5,
  serveStaleCache: false,
  http: false,
};

declare module 'fusion:content' {
  interface Sources {
    'live-blog-api': typeof source;
  }
}

export default source;
