import type { AppSettings } from '@schooldog/domain/settings';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import type { SignedIn } from '../identity/session.ts';
import type { Messages } from '../messages/messages.ts';
import type { WorkRunner } from '../work/work.ts';

/** What a procedure may use beside its input. Put together once in main.ts. */
export type Services = Readonly<{
  database: Database;
  work: WorkRunner;
  files: Files;
  messages: Messages;
  clock(): Date;
  makeId(): string;
  readApp(): Promise<AppSettings>;
}>;

export type RequestContext = Readonly<{
  services: Services;
  requestId: string;
  signedIn: SignedIn | null;
  /** Sent by clients that may repeat themselves: the same id never changes anything twice. */
  operationId: string | undefined;
}>;
