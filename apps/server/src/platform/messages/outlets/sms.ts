// Text messages through any provider that accepts a POST of { to, text, id }. The key lets it detect a repeat.
import { post, postTimeoutMilliseconds } from './post.ts';

type Sms = Readonly<{ id: string; to: string; text: string }>;
export type SmsOutlet = Readonly<{ send(sms: Sms): Promise<void> }>;

export function createSmsOutlet(
  settings: Readonly<{ url: string; token: string | undefined }>,
  timeoutMilliseconds = postTimeoutMilliseconds,
): SmsOutlet {
  return {
    send: ({ id, to, text }) =>
      post({
        url: settings.url,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(settings.token === undefined ? {} : { authorization: `Bearer ${settings.token}` }),
        },
        body: JSON.stringify({ to, text, id }),
        timeoutMilliseconds,
      }),
  };
}
