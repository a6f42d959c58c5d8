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
import type { ReportDefinition } from '../reports/definition.ts';
import type { StaffReadLog } from '../staffReads/staffReads.ts';
import type { Work, WorkRunner } from '../work/work.ts';
import type { FeatureHooks } from './hooks.ts';

/** What a procedure can use besides its input. Assembled once in app.ts. */
export type Services = Readonly<{
  database: Database;
  work: WorkRunner;
  files: Files;
  /** Signs a feature's own addresses for one person. */
  links: SignedLinks;
  messages: Messages;
  unsubscribeTokens: UnsubscribeTokens;
  jobs: Jobs;
  identity: Identity;
  limits: RateLimits;
  /** What provider staff look at; procedures are noted by themselves, other routes note what they show. */
  staffReads: StaffReadLog;
  /** Of all features. */
  exports: readonly ExportDefinition<Services>[];
  /** Of all features. */
  reports: readonly ReportDefinition<Services>[];
  /** How features subscribe to one another without importing one another. */
  hooks: FeatureHooks<CommandContext>;
  /** The public address of the app; links in mails begin with it. */
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
  /** A pending sign-in whose second step is due; `signedIn` is null then. */
  pending: PendingSession | null;
  /** The session has expired; `signedIn` is null then. */
  hasRunOut?: true;
  /**
   * Reads and commands start with the cached session while it is checked. Resolves when it is still valid and rejects
   * when it is not; no answer is sent and nothing is committed before that.
   */
  sessionConfirmed(): Promise<void>;
  browser: Browser;
  cookieHeader: string | undefined;
  setCookie(cookie: string): void;
  /** The time of the device's clock, if sent: queued work may carry a wrong time. */
  deviceNow: Date | null;
  /** Files that the input names and that the client sends after this call. */
  filesToFollow: ReadonlySet<string>;
  /** Sent by clients that may retry: the same id never changes anything twice. */
  operationId: string | undefined;
}>;

/** A request with a session. */
export type SignedInContext = RequestContext & Readonly<{ signedIn: SignedIn; actor: Actor }>;

/** A request that changes something, all in the transaction of `work`. */
export type CommandContext = SignedInContext & Readonly<{ work: Work }>;

/** What follows from a change that needs no session. */
export type HookContext = Pick<CommandContext, 'work' | 'services'>;

/** What a feature's `commands.ts` exports. */
export type Command<Input, Output = void> = (context: CommandContext, input: Input) => Promise<Output>;
