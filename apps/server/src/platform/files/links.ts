// Files are private: a link is signed for one person, opens only in that person's session, and soon expires.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { problem } from '@schooldog/domain/kernel';

export type FileLink = Readonly<{
  id: string;
  name: string;
  expires: string;
  user: string;
  signature: string;
}>;

export type FileLinks = Readonly<{
  make(file: { id: string; name: string }, userId: string): string;
  /** Throws unless the link was made for this person, for this file, and still holds. */
  check(link: FileLink, userId: string): void;
}>;

const lifetimeSeconds = 10 * 60;
/** Links made within the same minute are equal, so that a list read again does not load its pictures again. */
const stepSeconds = 60;

export function createLinks(parts: { secret: string; clock: () => Date }): FileLinks {
  const seconds = () => Math.floor(parts.clock().getTime() / 1000);
  const sign = ({ id, name, expires, user }: Omit<FileLink, 'signature'>) =>
    createHmac('sha256', parts.secret).update([id, name, expires, user].join('\n')).digest('base64url');

  return {
    make: ({ id, name }, userId) => {
      const now = seconds();
      const expires = String(now - (now % stepSeconds) + lifetimeSeconds);
      const query = new URLSearchParams({
        expires,
        user: userId,
        signature: sign({ id, name, expires, user: userId }),
      });
      return `/api/files/${id}/${encodeURIComponent(name)}?${query.toString()}`;
    },
    check: (link, userId) => {
      const isGenuine = isSame(link.signature, sign(link)) && link.user === userId;
      if (!isGenuine) throw problem('forbidden', 'file.linkInvalid');
      if (Number(link.expires) <= seconds()) throw problem('forbidden', 'file.linkExpired');
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
