// Why a piece of work was not taken, in words. Codes come from the server, from the network and from the device.
import type { ProblemCode } from '@schooldog/domain/problems';
import type { LastProblem } from '../../platform/localDatabase/rows.ts';

const keys = {
  'network.noAnswer': 'noAnswer',
  'network.strangeAnswer': 'strangeAnswer',
  'session.needed': 'signIn',
  'app.maintenance': 'maintenance',
  'server.fault': 'fault',
  'server.databaseAway': 'serverAway',
  'server.storageAway': 'serverAway',
  'server.noRoom': 'serverFull',
  'api.unknownPath': 'otherVersion',
  'input.invalid': 'invalid',
  'input.tooLarge': 'tooLarge',
  'operation.idReused': 'changedMeanwhile',
  'outboxCheck.idTaken': 'changedMeanwhile',
  'entry.idTaken': 'changedMeanwhile',
  'alert.idTaken': 'changedMeanwhile',
  'file.idTaken': 'changedMeanwhile',
  'workOrder.idTaken': 'changedMeanwhile',
  'entry.logNotAllowed': 'notAllowed',
  'entry.changeNotAllowed': 'notAllowed',
  'entry.workOrdersNotAllowed': 'notAllowed',
  'alert.sendNotAllowed': 'notAllowed',
  'workOrder.createNotAllowed': 'notAllowed',
  'workOrder.editNotAllowed': 'notAllowed',
  'workOrder.assignNotAllowed': 'notAllowed',
  'workOrder.statusNotAllowed': 'notAllowed',
  'workOrder.scheduleNotAllowed': 'notAllowed',
  'workOrder.boardNotAllowed': 'notAllowed',
  'alert.recipientNotAllowed': 'recipient',
  'entry.notFound': 'deleted',
  'workOrder.notFound': 'workOrderDeleted',
  'workOrder.commentNotFound': 'commentDeleted',
  'record.conflict': 'conflict',
  'record.overfull': 'overfull',
  'entry.unknownItem': 'unknownItem',
  'entry.unknownPlace': 'unknownPlace',
  'workOrder.unknownPlace': 'unknownPlace',
  'workOrder.unknownBoard': 'unknownBoard',
  'workOrder.assigneeNotAllowed': 'assignee',
  'entry.tooManyWorkOrders': 'tooManyWorkOrders',
  'file.notFound': 'photoMissing',
  'file.typeNotAllowed': 'photoRefused',
  'file.imageBroken': 'photoRefused',
  'file.empty': 'photoRefused',
  'file.tooLarge': 'photoTooLarge',
  'file.imageTooLarge': 'photoTooLarge',
  'photo.unreadable': 'photoUnreadable',
  'photo.damagedOnTheWay': 'photoDamaged',
} as const satisfies Partial<Record<ProblemCode, string>>;

type ReasonKey = (typeof keys)[keyof typeof keys] | 'other';

/** The record is gone, so that neither a correction nor another try helps. */
export const goneReasons: ReadonlySet<ReasonKey> = new Set(['deleted', 'workOrderDeleted', 'commentDeleted']);

/** The text and what it names; a code without a text is shown as it is, for support. */
export function reasonOf({
  code,
  data,
}: LastProblem): Readonly<{ key: ReasonKey; code: string; photo: string }> {
  const found = Object.entries(keys).find(([known]) => known === code);
  return { key: found?.[1] ?? 'other', code, photo: photoIn(data) };
}

function photoIn(data: unknown): string {
  const isNamed = typeof data === 'object' && data !== null && 'photo' in data;
  return isNamed && typeof data.photo === 'string' ? data.photo : '';
}
