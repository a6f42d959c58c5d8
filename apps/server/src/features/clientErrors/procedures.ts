// Errors of browsers are accepted from anyone, limited and without anything about a person; provider staff read them.
import { createHash } from 'node:crypto';
import type { Contract } from '@schooldog/contract';
import type { ClientError, ClientErrorDetail } from '@schooldog/contract/clientErrors';
import {
  browserFamily,
  canReadClientErrors,
  type ClientErrorReport,
  identityOf,
  scrubReport,
} from '@schooldog/domain/clientErrors';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { productVersion } from '@schooldog/domain/settings';
import type { RequestContext } from '../../platform/api/context.ts';
import { done, open, type ProceduresOf, readOwn } from '../../platform/api/procedure.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { type ClientErrorRow, countError, findError, pageOfErrors, saveResolved } from './store.ts';

const pageSize = 50;

export const clientErrorProcedures: ProceduresOf<Contract['clientErrors']> = {
  reportClientErrors: open(async (context, { reports }) => {
    const { signedIn, browser, services } = context;
    await services.limits.reportErrors(signedIn?.session.id ?? null, browser.address);
    for (const report of reports) await record(context, report);
    return { done: true };
  }),

  listClientErrors: readOwn(async ({ services, actor }, { status, before }) => {
    requireStaff(actor);
    const { errors, next } = await pageOfErrors(services.database.db, { status, before, size: pageSize });
    return { errors: errors.map(presentError), next };
  }),

  getClientError: readOwn(async ({ services, actor }, { clientErrorId }) => {
    requireStaff(actor);
    const { db } = services.database;
    const row = await findError(db, clientErrorId);
    if (row === undefined) throw problem('clientError.notFound');
    const names = await namesOf(db, row.resolvedByUserId === null ? [] : [row.resolvedByUserId]);
    return presentDetail(row, names);
  }),

  setClientErrorResolved: done(async ({ work, actor }, { clientErrorId, isResolved }) => {
    requireStaff(actor);
    const resolved = { time: work.now, userId: actor.userId, version: productVersion };
    const isFound = await saveResolved(work.tx, clientErrorId, isResolved ? resolved : null);
    if (!isFound) throw problem('clientError.notFound');
  }),
};

function requireStaff(actor: Actor): void {
  if (!canReadClientErrors(actor)) throw problem('clientError.staffOnly');
}

async function record({ services, browser }: RequestContext, sent: ClientErrorReport): Promise<void> {
  const report = scrubReport(sent);
  await countError(services.database.db, {
    id: services.makeId(),
    fingerprint: createHash('sha256').update(identityOf(report)).digest('hex'),
    report,
    browser: browserFamily(browser.userAgent),
    now: services.clock(),
  });
}

function presentError(row: ClientErrorRow): ClientError {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    message: row.message,
    count: row.count,
    timeFirstSeen: row.timeCreated.toISOString(),
    timeLastSeen: row.timeUpdated.toISOString(),
    versions: row.versions,
    timeResolved: row.timeResolved?.toISOString() ?? null,
  };
}

function presentDetail(row: ClientErrorRow, names: ReadonlyMap<string, string>): ClientErrorDetail {
  return {
    ...presentError(row),
    stack: row.stack,
    routes: row.routes,
    browsers: row.browsers,
    offlineCount: row.offlineCount,
    resolvedByName: row.resolvedByUserId === null ? null : (names.get(row.resolvedByUserId) ?? null),
    resolvedInVersion: row.resolvedInVersion,
  };
}
