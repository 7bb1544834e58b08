export default function Rss({ children }) {
  return { rss: children };
}

Rss.contentType = 'application/rss+xml';
