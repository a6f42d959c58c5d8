// The procedure with which a feature starts an export: `startExport(entriesExport, 'csv')`.
import type { Export } from '@schooldog/contract/exports';
import { type ExportFormat, exportLimits } from '@schooldog/domain/exports';
import type { JsonValue } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { Actor } from '@schooldog/domain/permissions';
import type { Services, SignedInContext } from '../api/context.ts';
import { action, type Procedure } from '../api/procedure.ts';
import type { Reader } from '../database/database.ts';
import { languageOf } from '../messages/index.ts';
import type { Work } from '../work/work.ts';
import type { ExportDefinition, ExportOf, ExportRequest } from './definition.ts';
import { exportFileName, requireFit } from './defineExport.ts';
import { makeExport } from './jobs.ts';
import { presentWithLink } from './present.ts';
import { exportOwner } from './schema.ts';
import {
  countGenerating,
  findExport,
  insertExport,
  lockExportsOf,
  type Requested,
  restartExport,
} from './store.ts';

type Input<Query> = Readonly<{
  exportId: string;
  query: Query;
  title: string;
  language?: string | undefined;
}>;

export function startExport<Query extends JsonValue>(
  definition: ExportOf<Query, Services>,
  format: ExportFormat,
): Procedure<Input<Query>, Export> {
  return {
    ...action((context: SignedInContext, input: Input<Query>) => start(context, definition, format, input)),
    isLogged: true,
  };
}

/** Requesting again what is running or ready changes nothing; requesting again what failed is another attempt. */
async function start(
  { services, actor, signedIn }: SignedInContext,
  definition: ExportDefinition<Services>,
  format: ExportFormat,
  { exportId, query, title, ...input }: Input<JsonValue>,
): Promise<Export> {
  const { userId } = actor;
  const request = { query, title, language: languageOf(input.language ?? signedIn.profile.language) };
  const authorized = await definition.authorize({ services, actor }, request);
  const total = await authorized.total();
  requireFit(definition.mostOf(format, query), total);
  const fileName = exportFileName(authorized.fileName, format);
  const requested = { id: exportId, name: definition.name, format, requestedByUserId: userId, total };
  const row = await services.work({ userId }, async (work) => {
    const { tx, now } = work;
    await lockExportsOf(tx, userId);
    const started =
      (await insertExport(tx, { ...requested, ...request, fileName, now })) ??
      (await restartExport(tx, { ...requested, now }));
    if (started === undefined) return knownExport(tx, requested);
    await requireRoom(tx, userId, now);
    await begin(work, { ...requested, query, title });
    return started;
  });
  services.jobs.wake(makeExport);
  return presentWithLink(services, actor, row);
}

/** For somebody who is not asking at this moment, in the transaction of a feature: a report by schedule. */
export async function requestExport<Query extends JsonValue>(
  work: Work,
  services: Services,
  asked: Readonly<{
    definition: ExportOf<Query, Services>;
    format: ExportFormat;
    exportId: string;
    actor: Actor;
    request: ExportRequest<Query>;
  }>,
): Promise<void> {
  const { definition, format, exportId: id, actor, request } = asked;
  const authorized = await definition.authorize({ services, actor }, request);
  const total = await authorized.total();
  const requested = { id, name: definition.name, format, requestedByUserId: actor.userId, total };
  const fileName = exportFileName(authorized.fileName, format);
  await insertExport(work.tx, { ...requested, ...request, fileName, now: work.now });
  await begin(work, { ...requested, ...request });
}

async function begin(
  work: Work,
  requested: Requested & Readonly<{ query: JsonValue; title: string }>,
): Promise<void> {
  await work.audit({
    recordType: exportOwner,
    recordId: requested.id,
    before: null,
    after: { ...requested },
    fields: ['name', 'format', 'query', 'title', 'total'],
  });
  await work.enqueue(makeExport, { exportId: requested.id });
}

async function knownExport(reader: Reader, { id, name, format, requestedByUserId }: Requested) {
  const row = await findExport(reader, { exportId: id, userId: requestedByUserId });
  if (row?.name !== name || row.format !== format) throw problem('export.idTaken');
  return row;
}

/** Includes the export that was just started. */
async function requireRoom(reader: Reader, userId: string, now: Date): Promise<void> {
  const limit = exportLimits.generating;
  if ((await countGenerating(reader, userId, now)) > limit) throw problem('export.tooMany', { limit });
}
