// A real HTTP server that acts as a text message provider or a push service, answer by answer.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type HttpAnswer = number | 'hang' | 'break';

export type HttpSink = Readonly<{
  host: string;
  url: string;
  requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  /** Answers for the next requests; when they are used up, every request gets 201. */
  answers: HttpAnswer[];
  /** Resolves when this many requests have come in. */
  received(count: number): Promise<void>;
  /** Ends every exchange that hangs. */
  breakAll(): void;
  stop(): Promise<void>;
}>;

export async function anHttpSink(): Promise<HttpSink> {
  const requests: HttpSink['requests'] = [];
  const answers: HttpAnswer[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      for (const { count, resolve } of waiting) if (requests.length >= count) resolve();
      const answer = answers.shift() ?? 201;
      if (answer === 'break') request.socket.destroy();
      else if (answer !== 'hang') response.writeHead(answer, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(stop);
  return {
    host,
    url: `http://${host}`,
    requests,
    answers,
    received: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    breakAll: () => server.closeAllConnections(),
    stop,
  };
}
