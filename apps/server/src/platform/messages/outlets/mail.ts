// Mail over SMTP. One pool of connections per process; retries are left to the jobs, because the pool cannot know
// whether a message whose connection broke was accepted. The library is loaded with the first mail.
import { DeliveryFault, type FaultCode } from './fault.ts';

type Mail = Readonly<{
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  unsubscribeUrl: string | null;
}>;
export type MailOutlet = Readonly<{ send(mail: Mail): Promise<void>; close(): void }>;

export type MailTimeouts = Readonly<{ connect: number; reply: number }>;

/**
 * A mail server may take a while to accept a message (RFC 5321 asks clients to wait for minutes). Giving up too early
 * would send it twice, so a reply gets more time than a connection.
 */
const patience: MailTimeouts = { connect: 10_000, reply: 60_000 };

export function createMailOutlet(
  settings: Readonly<{ url: string; from: string }>,
  timeouts: MailTimeouts = patience,
): MailOutlet {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    send: async (mail) => {
      const { from, transport } = await (opened ??= openTransport(settings, timeouts));
      const domain = from.address.split('@').at(-1) ?? '';
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever commas it contains.
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html === null ? {} : { html: mail.html }),
          messageId: `<${mail.id}@${domain}>`,
          // Suppresses automatic replies.
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...unsubscribeHeaders(mail.unsubscribeUrl),
          },
        });
      } catch (error) {
        throw new DeliveryFault(codeOf(error));
      }
    },
    close: () => void opened?.then(({ transport }) => transport.close()),
  };
}

async function openTransport({ url, from }: { url: string; from: string }, timeouts: MailTimeouts) {
  const { createTransport } = await import('nodemailer');
  const { default: addressparser } = await import('nodemailer/lib/addressparser');
  const [sender] = addressparser(from, { flatten: true });
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 2,
    // Only a message that was not begun may be moved to another connection.
    maxRequeues: 1,
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.reply,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { transport, from: { name: sender?.name ?? '', address: sender?.address ?? from } };
}

/** RFC 8058: mail programs offer their own button, which posts to the address without opening a page. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  const header = { 'List-Unsubscribe': `<${url}>` };
  return url.startsWith('https:')
    ? { ...header, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : header;
}

const codes: Readonly<Record<string, FaultCode>> = {
  ETIMEDOUT: 'timeout',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'tls',
  EAUTH: 'auth',
  ENOAUTH: 'auth',
  EOAUTH2: 'auth',
};

function codeOf(error: unknown): FaultCode {
  if (!(error instanceof Error)) return 'fault';
  const { code, command, permanent, responseCode } = detailsOf(error);
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    // An invalid address, or a permanent rejection of this recipient or this text. A rejected sender is a setting
    // that the admin can fix.
    if (responseCode === undefined) return 'rejected';
    if (permanent && (command === 'RCPT TO' || command === 'DATA')) return 'rejected';
  }
  const known = codes[code];
  if (known !== undefined) return known;
  return responseCode === undefined ? 'fault' : 'busy';
}

function detailsOf(error: Error) {
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : '',
    command: 'command' in error ? error.command : undefined,
    permanent: 'permanent' in error && error.permanent === true,
    responseCode: 'responseCode' in error ? error.responseCode : undefined,
  };
}
