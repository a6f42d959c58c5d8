// A feature as one value. app.ts lists these values and knows nothing else about features.
import type { FeatureContracts } from '@schooldog/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Reader } from '../database/database.ts';
import type { ExportDefinition } from '../exports/definition.ts';
import type { FileViewers } from '../files/routes.ts';
import type { SignedIn } from '../identity/session.ts';
import type { JobWorker } from '../jobs/jobs.ts';
import type { TopicRules } from '../live/stream.ts';
import type { Log } from '../logging/log.ts';
import type { ReportDefinition } from '../reports/definition.ts';
import type { CommandContext, Services } from './context.ts';
import type { TransactionHooks } from './hooks.ts';
import type { ProceduresOf } from './procedure.ts';

/** For the few addresses that are not procedures: pictures, downloads, returns from other sites. */
export type RouteParts = Readonly<{
  services: Services;
  readSession(request: FastifyRequest): Promise<SignedIn | null>;
  log: Log;
}>;

export type ServerFeature<Name extends keyof FeatureContracts> = Readonly<{
  procedures: ProceduresOf<FeatureContracts[Name]>;
  /** Who may subscribe to which changes. */
  topics?: TopicRules;
  routes?(http: FastifyInstance, parts: RouteParts): void;
  workers?(services: Services, log: Log): readonly JobWorker[];
  /** What this feature cleans up every night. */
  cleanup?(reader: Reader, now: Date, services: Services): Promise<void>;
  hooks?: TransactionHooks<CommandContext>;
  /** Who may open files of its records, checked when a link is opened; a link alone grants nothing. */
  fileViewers?: FileViewers;
  /** Types of records whose files no browser may store. */
  confidentialFiles?: readonly string[];
  /** Beginnings of paths whose rest is a secret: it is not logged, and the page is not stored, indexed or referred to. */
  secretPages?: readonly string[];
  /** What people can download; see platform/exports. */
  exports?: readonly ExportDefinition<Services>[];
  /** What the page of reports offers about its records; see platform/reports. */
  reports?: readonly ReportDefinition<Services>[];
}>;

/** One value for every feature of the contract; a missing one does not compile. */
export type ServerFeatures = { readonly [Name in keyof FeatureContracts]: ServerFeature<Name> };
