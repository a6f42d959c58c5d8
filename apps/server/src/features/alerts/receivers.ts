import type { AlertReceiver } from '@schooldog/contract/alerts';
import { canReceiveAlertAt } from '@schooldog/domain/alerts';
import { type Actor, isDistrictUser, schoolsWith } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Reader } from '../../platform/database/database.ts';
import { actorsOf } from '../people/index.ts';
import { receiversAt } from './receiversStore.ts';

/** Those of them who may receive alerts of the school now. */
export async function receiversAmong(
  reader: Reader,
  actor: Actor,
  schoolId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const people = await actorsOf(reader, userIds, actor.features);
  return people.filter((person) => canReceiveAlertAt(person, schoolId)).map(({ userId }) => userId);
}

/** Everyone whom the actor can alert at the schools where they send alerts. */
export async function listReceivers(reader: Reader, actor: Actor): Promise<{ people: AlertReceiver[] }> {
  const schools = schoolsWith(actor, 'send safety alerts');
  if (schools.length === 0) throw problem('alert.sendNotAllowed');
  const rows = await receiversAt(reader, schools);
  return {
    people: rows.map((row) => ({
      id: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      isDistrictUser: isDistrictUser(row),
      schoolIds: row.schoolIds,
    })),
  };
}
