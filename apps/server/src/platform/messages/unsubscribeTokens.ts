// Identifies the user and the kind of mail, signed, so that a link in a mail works without a sign-in and cannot be
// forged. It never expires, because mails are read late, and it holds no address.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CommunicationKind, communicationKinds } from '@schooldog/domain/notifications';

type Unwanted = Readonly<{ userId: string; kind: CommunicationKind }>;
export type UnsubscribeTokens = Readonly<{
  make(unwanted: Unwanted): string;
  read(token: string): Unwanted | null;
}>;

export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (said: string) => createHmac('sha256', secret).update(said).digest();
  return {
    make: ({ userId, kind }) => {
      const said = `${userId}.${kind}`;
      return `${said}.${sign(said).toString('base64url')}`;
    },
    read: (token) => {
      const [userId = '', named = '', signature = '', ...more] = token.split('.');
      const kind = communicationKinds.find((known) => known === named);
      if (kind === undefined || more.length > 0) return null;
      const expected = sign(`${userId}.${kind}`);
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, kind } : null;
    },
  };
}
