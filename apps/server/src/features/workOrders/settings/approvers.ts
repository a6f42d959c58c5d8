import { holds, holdsAt } from '@schooldog/domain/permissions';
import type { TasksSettings } from '@schooldog/domain/workOrders';
import type { Services } from '../../../platform/api/context.ts';
import { enabledActors } from '../../people/index.ts';
import { openSchoolNames } from '../../schools/index.ts';

/** Schools at which no one of the district could approve a work order. Provider staff do not count. */
export async function schoolsWithoutApprover(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  settings: TasksSettings,
): Promise<string[]> {
  const reader = database.db;
  let left = (await openSchoolNames(reader)).map(({ id }) => id);
  const features = { enableWorkOrders: true, enableEops: true };
  for await (const people of enabledActors(reader, features, { before: clock().toISOString() })) {
    for (const person of people) {
      if (person.isSchoolDogStaff) continue;
      const approvesAt = (schoolId: string) =>
        settings.approvalWorkflow.allowedApproverType === 'workOrderManagers'
          ? holds(person, 'manage tasks settings')
          : holdsAt(person, 'manage tasks', schoolId);
      left = left.filter((schoolId) => !approvesAt(schoolId));
    }
    if (left.length === 0) return [];
  }
  return left;
}
