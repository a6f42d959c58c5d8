import type { OwnDataExport } from '@schooldog/contract/ownData';
import {
  archiveDeletedAt,
  includesPlans,
  ownDataPercent,
  ownDataRules,
  ownDataStatusAt,
} from '@schooldog/domain/ownData';
import type { SignedInContext } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { linkTo } from './links.ts';
import { lastOf, listOpen, type OwnDataRow } from './store.ts';

export async function getOwnDataExport(context: SignedInContext): Promise<{ exports: OwnDataExport[] }> {
  const { services, actor } = context;
  const { db } = services.database;
  requireMay(ownDataRules.manage, actor, null);
  const [open, last] = await Promise.all([listOpen(db), lastOf(db, actor.userId)]);
  const now = services.clock();
  const rows = open.filter((row) => ['generating', 'ready'].includes(ownDataStatusAt(row, now)));
  if (last !== undefined && !rows.some(({ id }) => id === last.id)) rows.push(last);
  const names = await namesOf(
    db,
    rows.map(({ requestedByUserId }) => requestedByUserId),
  );
  return { exports: rows.map((row) => present(context, row, names)) };
}

function present(
  { services, actor }: SignedInContext,
  row: OwnDataRow,
  names: ReadonlyMap<string, string>,
): OwnDataExport {
  const { id, requestedByUserId, withPlans, timeCreated, timeReady } = row;
  const status = ownDataStatusAt(row, services.clock());
  const isMine = requestedByUserId === actor.userId;
  const isReady = status === 'ready' && timeReady !== null;
  const isOpenToMe = isMine && isReady && (!withPlans || includesPlans(actor));
  return {
    id,
    status,
    byUserId: requestedByUserId,
    byName: names.get(requestedByUserId) ?? '',
    isMine,
    withPlans,
    percent: isReady ? 100 : ownDataPercent(row),
    timeCreated: timeCreated.toISOString(),
    size: isReady ? row.size : null,
    timeDeleted: isReady ? archiveDeletedAt(timeReady).toISOString() : null,
    url: isOpenToMe ? linkTo(services.links, row) : null,
    problem: status === 'failed' ? (row.problem ?? 'ownData.failed') : null,
  };
}
