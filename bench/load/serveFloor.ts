// The bare HTTP server of every floor.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export function serveFloor(answer: (request: IncomingMessage) => Promise<unknown>): void {
  const server = createServer((request, response) => {
    answer(request).then(
      (body) => send(response, 200, body),
      (error: unknown) => send(response, 500, String(error)),
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) {
      console.log(`ready at http://127.0.0.1:${address.port}`);
    }
  });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const json = JSON.stringify(body) ?? 'null';
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
  });
  response.end(json);
}
