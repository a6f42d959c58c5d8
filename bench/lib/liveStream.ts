// A browser's live stream: changes as server-sent events.
import { z } from 'zod';

interface LiveEvent {
  readonly event: string;
  readonly id: string;
  readonly at: number;
}

export interface LiveStream {
  readonly events: readonly LiveEvent[];
  /** Resolves with how the stream ended: in order, or broken off. */
  readonly ended: Promise<'in order' | 'broken'>;
}

const dataSchema = z.object({ id: z.string().default('') });

export async function openLiveStream(
  stack: AsyncDisposableStack,
  serverUrl: string,
  cookie: string,
): Promise<LiveStream> {
  const leaving = new AbortController();
  stack.defer(() => leaving.abort());
  const response = await fetch(`${serverUrl}/api/live`, { headers: { cookie }, signal: leaving.signal });
  if (!response.ok || response.body === null) throw new Error(`The live stream answered ${response.status}.`);
  const events: LiveEvent[] = [];
  const ended = read(response.body, events).then(
    () => 'in order' as const,
    () => 'broken' as const,
  );
  return { events, ended };
}

async function read(body: ReadableStream<Uint8Array>, events: LiveEvent[]): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const at = performance.now();
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event === undefined || data === undefined) continue;
      events.push({ event, at, ...dataSchema.parse(JSON.parse(data)) });
    }
  }
}
