import http from 'node:http';

/** A server that answers at once, in a process of its own: tells its parent its port. */
const server = http.createServer((_request, response) => response.writeHead(304).end());
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
