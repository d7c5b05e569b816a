import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * The baseline: Node returns fixed bytes after parsing the JSON of a POST. `BARE` has the response; the port goes to
 * the parent by message.
 */
const { headers, body, etag }: { headers: Record<string, string>; body: string; etag?: string } = JSON.parse(
  process.env['BARE'] ?? '{}',
);

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, headers);
  response.end(body);
}

const server = createServer((request, response) => {
  if (request.method !== 'POST') return answer(request, response);
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    text += chunk;
  });
  request.on('end', () => {
    JSON.parse(text);
    answer(request, response);
  });
});
process.on('message', ({ port }: { port: number }) => {
  server.listen(port, '127.0.0.1', () => process.send?.('listening'));
});
