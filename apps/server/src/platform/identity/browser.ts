/** What is known about the client besides its cookie: for the list of devices and the security log. */
export type Browser = Readonly<{ address: string; userAgent: string }>;

const longestUserAgent = 400;

export function browserOf(request: { ip: string; headers: { 'user-agent'?: string | undefined } }): Browser {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent) };
}
