// A mail server on this machine that accepts everything and records the messages.
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  readonly url: string;
  /** The Message-ID of each accepted message, in order, including repeats. */
  readonly taken: readonly string[];
}

export async function startSmtpSink(stack: AsyncDisposableStack): Promise<SmtpSink> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 1,
    onData: (stream, _session, callback) => {
      buffer(stream).then(
        (source) => {
          taken.push(/^message-id:\s*(\S+)/im.exec(source.toString())?.[1] ?? 'without an id');
          callback();
        },
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
    });
  });
  stack.defer(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${port}`, taken };
}
