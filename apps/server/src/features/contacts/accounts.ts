// Contact lists follow the accounts of the people on them.
import { schoolsWithChangedList } from '@schooldog/domain/contacts';
import type { FeatureEvents } from '@schooldog/domain/events';
import type { HookContext } from '../../platform/api/context.ts';
import { openSchoolNames } from '../schools/index.ts';
import { contactNotice, everyListNotice } from './live.ts';

export async function followAccount(
  context: HookContext,
  { before, after }: FeatureEvents['account.changed'],
): Promise<void> {
  const { work, services } = context;
  const id = after?.id ?? before?.id ?? '';
  const changed = schoolsWithChangedList(before, after);
  if (changed.length === 0) return;
  const schoolIds = changed === 'all' ? (await openSchoolNames(work.tx)).map((school) => school.id) : changed;
  const notices = schoolIds.map((schoolId) => contactNotice(schoolId, id));
  await work.announce(...(changed === 'all' ? [everyListNotice(id)] : notices));
  await services.hooks.publish(context, 'contacts.changed', { schoolIds, personIds: [id] });
}
