// Series that somebody should look at, for the card "Needs attention".
import type { AttentionQuery, AttentionRow } from '@schooldog/domain/attention';
import { canManageRecurring } from '@schooldog/domain/recurring';
import type { Reader } from '../../platform/database/database.ts';
import { validOwners } from './list.ts';
import { countWanted, ownerIds } from './listStore.ts';
import { countPausedSchools } from './store.ts';

export async function seriesNeedingAttention(
  reader: Reader,
  { actor }: AttentionQuery,
): Promise<AttentionRow[]> {
  if (!canManageRecurring(actor)) return [];
  const userIds = await validOwners(reader, actor.features, await ownerIds(reader));
  const [paused, orphans] = await Promise.all([
    countPausedSchools(reader),
    countWanted(reader, { actor, wanted: { owners: { among: false, userIds } } }),
  ]);
  return [
    ...(orphans === 0 ? [] : [{ key: 'seriesWithoutOwner' as const, count: orphans }]),
    ...(paused === 0 ? [] : [{ key: 'seriesPausedAtSchools' as const, count: paused }]),
  ];
}
