// The browser's end of the live stream of one person, event by event.
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';
import type { TestPerson } from './people.ts';

export type LiveStream = Readonly<{ next(): Promise<{ event: string; data: unknown } | null> }>;

/** The server listens at `base`; the page has been open for `age` milliseconds. Closed when the test is over. */
export async function aLiveStream(
  fixture: TestApp,
  base: string,
  person: TestPerson,
  age = 0,
): Promise<LiveStream> {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(`${base}/api/live?age=${age}`, {
    headers: { cookie: await fixture.cookieOf(person) },
    signal: abort.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  const next = async () => {
    for (;;) {
      const end = buffered.indexOf('\n\n');
      if (end >= 0) {
        const block = buffered.slice(0, end);
        buffered = buffered.slice(end + 2);
        const event = /^event: (.*)$/m.exec(block)?.[1];
        const data: unknown = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}');
        if (event !== undefined) return { event, data };
      } else {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) return null;
        buffered += chunk.value;
      }
    }
  };
  expect(await next()).toEqual({ event: 'hello', data: {} });
  return { next };
}
