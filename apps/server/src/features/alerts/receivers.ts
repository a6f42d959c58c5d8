import { canReceiveAlertAt } from '@schooldog/domain/alerts';
import type { Actor } from '@schooldog/domain/permissions';
import type { Work } from '../../platform/work/work.ts';
import { actorsOf } from '../people/index.ts';

/** Those of them who may receive alerts of the school at this moment. */
export async function receiversAmong(
  work: Work,
  actor: Actor,
  schoolId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const people = await actorsOf(work.tx, userIds, actor.features);
  return people.filter((person) => canReceiveAlertAt(person, schoolId)).map(({ userId }) => userId);
}
