import {
  type DueNotice,
  isNotifiedOfNewCycle,
  schoolsBelow,
  schoolsToNudge,
} from '@schooldog/domain/insights';
import type { Services } from '../../../platform/api/context.ts';
import type { Work } from '../../../platform/work/work.ts';
import { notify } from '../../notifications/index.ts';
import { enabledActors } from '../../people/index.ts';
import { openSchoolNames } from '../../schools/index.ts';
import { schoolLedNumbers } from '../store.ts';

type Told = DueNotice & Readonly<{ required: number }>;

/** Both show the progress of each school. */
const url = '/dashboard';

export async function notifyOfNewCycle(
  work: Work,
  services: Services,
  { month, required, since }: Told,
): Promise<void> {
  const values = { month, required: String(required) };
  for await (const actors of enabledActors(work.tx, await services.readApp(), { before: since })) {
    const userIds = actors.filter(isNotifiedOfNewCycle).map(({ userId }) => userId);
    await notify(work, services, { kind: 'newCycleBeginning', userIds, values, url });
  }
}

/** One notification per school, to those who can act on it. */
export async function notifyOfNudges(
  work: Work,
  services: Services,
  { month, required, since }: Told,
): Promise<void> {
  const schools = await openSchoolNames(work.tx);
  const schoolLed = await schoolLedNumbers(work.tx, month);
  const ids = schools.map(({ id }) => id);
  const people = new Map<string, string[]>(schoolsBelow(ids, schoolLed, required).map((id) => [id, []]));
  const below = new Set(people.keys());
  for await (const actors of enabledActors(work.tx, await services.readApp(), { before: since })) {
    for (const actor of actors)
      for (const schoolId of schoolsToNudge(actor, below)) people.get(schoolId)?.push(actor.userId);
  }
  for (const { id, name: schoolName } of schools) {
    const logged = String(schoolLed.get(id) ?? 0);
    const values = { schoolName, month, logged, required: String(required) };
    await notify(work, services, { kind: 'nudge', userIds: people.get(id) ?? [], values, url });
  }
}
