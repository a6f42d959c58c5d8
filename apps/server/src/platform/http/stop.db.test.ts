import { Agent, get } from 'node:http';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

type Answer = { status: number | undefined; connection: string | undefined };

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode, connection: response.headers.connection }),
      );
    }).on('error', reject);
  });
}

it('a stop answers requests on open connections, and accepts no new ones', async () => {
  const { app } = await testApp();
  const base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(`${base}/healthz`, agent)).toEqual({ status: 200, connection: 'keep-alive' });
  const stopped = app.stop();
  expect(await ask(`${base}/healthz`, agent)).toEqual({ status: 200, connection: 'close' });
  await expect(ask(`${base}/healthz`, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await stopped;
});
