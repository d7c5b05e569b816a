import { createServer } from 'node:http';

/** The floor: Node answering fixed bytes. What it answers comes in `BARE`, its port by message. */
const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(
  process.env['BARE'] ?? '{}',
);
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
process.on('message', ({ port }: { port: number }) => {
  server.listen(port, '127.0.0.1', () => process.send?.('listening'));
});
