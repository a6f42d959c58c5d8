import type { DemoSignIn } from '@schooldog/contract/account';
import type { Actor } from '@schooldog/domain/permissions';
import type { AppSettings } from '@schooldog/domain/settings';
import type { Database } from '../database/database.ts';
import type { ExportDefinition } from '../exports/definition.ts';
import type { Files } from '../files/files.ts';
import type { Browser } from '../identity/browser.ts';
import type { Identity } from '../identity/identity.ts';
import type { PendingSession, SignedIn } from '../identity/session.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SignedLinks } from '../links/signedLinks.ts';
import type { Messages } from '../messages/messages.ts';
import type { UnsubscribeTokens } from '../messages/unsubscribeTokens.ts';
import type { RateLimits } from '../rateLimit/rateLimits.ts';
import type { Work, WorkRunner } from '../work/work.ts';
import type { FeatureHooks } from './hooks.ts';

/** What a procedure may use beside its input. Put together once in app.ts. */
export type Services = Readonly<{
  database: Database;
  work: WorkRunner;
  files: Files;
  /** For addresses of a feature's own that are signed for one person. */
  links: SignedLinks;
  messages: Messages;
  unsubscribeTokens: UnsubscribeTokens;
  jobs: Jobs;
  identity: Identity;
  limits: RateLimits;
  /** Of all features. */
  exports: readonly ExportDefinition<Services>[];
  /** How features hear of one another without importing one another. */
  hooks: FeatureHooks<CommandContext>;
  /** Where the app is reached from outside; links in mails begin with it. */
  publicUrl: string;
  clock(): Date;
  makeId(): string;
  readApp(): Promise<AppSettings>;
  /** What the sign-in page of a demo district offers; undefined everywhere else. */
  readDemoSignIn(): Promise<DemoSignIn | undefined>;
}>;

export type RequestContext = Readonly<{
  services: Services;
  requestId: string;
  signedIn: SignedIn | null;
  /** A sign-in whose second step is due; then nobody is signed in. */
  pending: PendingSession | null;
  /** The time of the session is up; then nobody is signed in. */
  hasRunOut?: true;
  /**
   * Reads and commands start with the session that was true before, while it is checked. Resolves when it still is, and
   * rejects when it is not: nothing may leave the server or be committed before.
   */
  sessionConfirmed(): Promise<void>;
  browser: Browser;
  setCookie(cookie: string): void;
  /** What the clock of the device shows, where it says so: work that waited may carry a wrong time. */
  deviceNow: Date | null;
  /** Sent by clients that may repeat themselves: the same id never changes anything twice. */
  operationId: string | undefined;
}>;

/** A request of somebody who is signed in. */
export type SignedInContext = RequestContext & Readonly<{ signedIn: SignedIn; actor: Actor }>;

/** A request that changes something: everything it does happens in the transaction of `work`. */
export type CommandContext = SignedInContext & Readonly<{ work: Work }>;

/** What a feature's `commands.ts` exports. */
export type Command<Input, Output = void> = (context: CommandContext, input: Input) => Promise<Output>;
