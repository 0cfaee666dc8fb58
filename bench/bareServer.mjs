// The reference of server.bench.mjs and others: node:http and nothing else. Answers every request with the bytes that its
// parent sent it, and tells the parent its port.
import { createServer } from 'node:http';

process.once('message', (text) => {
  const bytes = Buffer.from(text);
  const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(200, headers).end(bytes));
  });
  // As the lab's: a connection that a person uses again is not closed at that moment.
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit(0));
