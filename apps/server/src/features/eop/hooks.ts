// What other features tell this one, and ask of it.
import type { CommandContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { noticesOf } from './live.ts';
import { countUsedComponents, markListChanged } from './store.ts';

/** A school without a plan has no component for its contact list or its roles. */
export async function followList(
  { work }: Pick<CommandContext, 'work'>,
  { componentId }: Readonly<{ componentId: string }>,
): Promise<void> {
  const schoolId = await markListChanged(work.tx, componentId, work.now);
  if (schoolId !== undefined) await work.announce(...noticesOf({ id: componentId, schoolId }));
}

export async function componentsAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  return { kind: 'eopComponents' as const, count: await countUsedComponents(reader, schoolId) };
}
