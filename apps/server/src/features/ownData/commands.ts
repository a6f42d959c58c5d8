import { isRecentSignIn } from '@schooldog/domain/account';
import { canManageOwnData, includesPlans, ownDataRules, ownDataStatusAt } from '@schooldog/domain/ownData';
import { problem } from '@schooldog/domain/problems';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import type { Work } from '../../platform/work/work.ts';
import { notify } from '../notifications/index.ts';
import { userIdsWho } from '../people/index.ts';
import { removeParts } from './archive/parts.ts';
import { makeOwnData } from './jobs.ts';
import { ownDataTopic } from './live.ts';
import { ownDataOwner } from './schema.ts';
import {
  failStuck,
  findExport,
  insertExport,
  listOpen,
  lockExport,
  lockStarts,
  type OwnDataRow,
  updateExport,
} from './store.ts';

type OneExport = Readonly<{ exportId: string }>;

export const startOwnDataExport: Command<OneExport> = async (context, { exportId }) => {
  const { work, actor, signedIn } = context;
  const { tx, now } = work;
  requireMay(ownDataRules.manage, actor, null);
  if (!isRecentSignIn(signedIn.session.timeAuthenticated, now)) throw problem('signIn.notRecent');
  await lockStarts(tx);
  const known = await findExport(tx, exportId);
  if (known !== undefined) {
    if (known.requestedByUserId !== actor.userId) throw problem('ownData.idTaken');
    return;
  }
  await failStuck(tx, now);
  await makeRoom(context);
  const withPlans = includesPlans(actor);
  await insertExport(tx, { id: exportId, requestedByUserId: actor.userId, withPlans, now });
  await work.audit({
    recordType: ownDataOwner,
    recordId: exportId,
    before: null,
    after: { requestedByUserId: actor.userId, withPlans },
    fields: ['requestedByUserId', 'withPlans'],
  });
  await tellOthers(context);
  await work.enqueue(makeOwnData, { exportId });
  await work.announce({ topic: ownDataTopic, id: exportId });
};

/** One is made at a time in the district, and of each person only the newest is kept. */
async function makeRoom(context: CommandContext): Promise<void> {
  const { work, actor } = context;
  const open = await listOpen(work.tx);
  if (open.some(({ status }) => status === 'generating')) throw problem('ownData.running');
  for (const row of open) if (row.requestedByUserId === actor.userId) await end(context, row, 'expired');
}

/** Everyone who could stop it learns of it at once. */
async function tellOthers({ work, services, actor }: CommandContext): Promise<void> {
  const userIds = await userIdsWho(work, await services.readApp(), canManageOwnData);
  const byName = (await namesOf(work.tx, [actor.userId])).get(actor.userId) ?? '';
  await notify(work, services, {
    kind: 'ownDataExport',
    userIds: userIds.filter((userId) => userId !== actor.userId),
    values: { byName },
    url: '/ownData',
  });
}

/** The process that makes it notices at its next progress update, and removes what it wrote since. */
export const cancelOwnDataExport: Command<OneExport> = async (context, { exportId }) => {
  const { work, actor } = context;
  requireMay(ownDataRules.manage, actor, null);
  const row = await lockExport(work.tx, exportId);
  if (row === undefined) throw problem('ownData.notFound');
  const status = ownDataStatusAt(row, work.now);
  if (status === 'generating' || status === 'ready') await end(context, row, 'cancelled');
};

async function end(
  { work, services }: Pick<CommandContext, 'work' | 'services'>,
  row: OwnDataRow,
  status: 'cancelled' | 'expired',
): Promise<void> {
  await removeParts(services, work, row.id);
  await updateExport(work.tx, row.id, { status, timeUpdated: work.now });
  await auditStatus(work, row, status);
  await work.announce({ topic: ownDataTopic, id: row.id });
}

async function auditStatus(work: Work, { id, status }: OwnDataRow, after: string): Promise<void> {
  await work.audit({
    recordType: ownDataOwner,
    recordId: id,
    before: { status },
    after: { status: after },
    fields: ['status'],
  });
}
