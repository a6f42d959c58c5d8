// The parts of the identity that procedures use, assembled once.
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { codeHasher, type HashOfCode } from './codeHash.ts';
import { sessionCookie, type SessionCookie, visitCookie } from './cookie.ts';
import { createHumanCheck, type HumanCheck } from './humanCheck.ts';
import { sessionCreator, type CreateSession } from './createSession.ts';
import { createPasswords, type PasswordCost, type Passwords } from './password.ts';
import { createProvider, type SignInProvider } from './providers.ts';
import { createSeal, type Seal } from './tokens.ts';

export type Identity = Readonly<{
  open: CreateSession;
  cookie: SessionCookie;
  visitCookie: SessionCookie;
  seal: Seal;
  hashOfCode: HashOfCode;
  passwords: Passwords;
  humanCheck: HumanCheck;
  providers: readonly SignInProvider[];
  /** Whether provider staff must have a second factor here. */
  staffNeedFactor: boolean;
}>;

export function createIdentity(parts: {
  config: Pick<Config, 'publicUrl' | 'staffNeedFactor' | 'oidc'>;
  db: Db;
  secret: string;
  passwordCost: PasswordCost | undefined;
  clock(): Date;
  makeId(): string;
}): Identity {
  const isHttps = parts.config.publicUrl?.startsWith('https:') ?? false;
  return {
    open: sessionCreator({ staffNeedFactor: parts.config.staffNeedFactor, makeId: parts.makeId }),
    cookie: sessionCookie(isHttps),
    visitCookie: visitCookie(isHttps),
    seal: createSeal(parts.secret),
    hashOfCode: codeHasher(parts.secret),
    passwords: createPasswords(parts.passwordCost),
    staffNeedFactor: parts.config.staffNeedFactor,
    humanCheck: createHumanCheck(parts),
    providers: parts.config.oidc.map(createProvider),
  };
}
