// What other features tell this one, and ask of it.
import { contactListIdOf } from '@schooldog/domain/eop';
import type { FeatureEvents } from '@schooldog/domain/events';
import type { HookContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { noticesOf } from './live.ts';
import { countUsedComponents, markListsChanged } from './store.ts';

/** A school without a plan has no component for its contact list or its roles. */
export async function followLists(
  { work }: Pick<HookContext, 'work'>,
  { componentIds }: FeatureEvents['eop.listsChanged'],
): Promise<void> {
  const marked = await markListsChanged(work.tx, componentIds, work.now);
  await work.announce(...marked.flatMap(noticesOf));
}

export async function followContacts(
  context: HookContext,
  { schoolIds }: FeatureEvents['contacts.changed'],
): Promise<void> {
  await followLists(context, { componentIds: schoolIds.map(contactListIdOf) });
}

export async function componentsAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  return { kind: 'eopComponents' as const, count: await countUsedComponents(reader, schoolId) };
}
