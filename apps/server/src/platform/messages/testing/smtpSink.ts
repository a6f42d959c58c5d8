// A real mail server on this machine that accepts, rejects, hangs or breaks off as the test asks, message by message.
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

type SmtpAnswer =
  | 'take'
  /** Reads the message and never replies. */
  | 'hang'
  /** Accepts the message, but the connection breaks before the reply. */
  | 'takeAndBreak'
  | Readonly<{ code: number; to: 'recipient' | 'text' }>;

export type SmtpSink = Readonly<{
  url: string;
  taken: { recipients: string[]; source: string }[];
  /** Answers for the next messages; when they are used up, every message is accepted. */
  answers: SmtpAnswer[];
  stop(): Promise<void>;
}>;

export async function anSmtpSink(
  options: { offersTls?: boolean; onTaken?: () => Promise<void> } = {},
): Promise<SmtpSink> {
  const taken: SmtpSink['taken'] = [];
  const answers: SmtpAnswer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: options.offersTls !== true,
    logger: false,
    closeTimeout: 1,
    onRcptTo: (address, _session, callback) => {
      const [answer] = answers;
      if (typeof answer !== 'object' || answer.to !== 'recipient') return callback();
      answers.shift();
      return callback(rejection(answer.code, address.address));
    },
    onData: (stream, session, callback) => {
      void buffer(stream).then(async (source) => {
        const answer = answers.shift() ?? 'take';
        if (typeof answer === 'object') return callback(rejection(answer.code, 'the text'));
        if (answer === 'hang') return undefined;
        taken.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          source: source.toString(),
        });
        await options.onTaken?.();
        if (answer === 'take') return callback();
        for (const connection of server.connections) connection._socket.destroy();
        return undefined;
      });
    },
  });
  server.on('error', () => undefined);
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      if (typeof address === 'object' && address !== null) resolve(address);
    });
  });
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(stop);
  return { url: `smtp://127.0.0.1:${port}`, taken, answers, stop };
}

/** Mail servers repeat what they reject; none of it may be found in our rows, jobs or logs. */
function rejection(responseCode: number, what: string): Error {
  return Object.assign(new Error(`${what} is not welcome here`), { responseCode });
}
