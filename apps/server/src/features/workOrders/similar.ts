// The hint at doubles: open orders at the same place of a school, or with similar words. It shows little of them, because
// the person may not be able to open them.
import type { SimilarWorkOrder } from '@schooldog/contract/workOrders';
import { textWords } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { canCreateWorkOrderAt, canManageWorkOrdersAt } from '@schooldog/domain/workOrders';
import type { Reader } from '../../platform/database/database.ts';
import { placesOneWith } from '../dataProfiles/index.ts';
import { findSimilar } from './similarStore.ts';

type Described = Readonly<{
  schoolId: string;
  description?: string | undefined;
  location?: string | undefined;
  locationDataProfileOptionId?: string | undefined;
}>;

/** Shorter words say little about what is to be done. */
const fewestLetters = 4;
const mostWords = 10;

export async function listSimilarWorkOrders(
  reader: Reader,
  actor: Actor,
  { schoolId, description = '', location = '', locationDataProfileOptionId }: Described,
): Promise<{ workOrders: SimilarWorkOrder[] }> {
  if (!canCreateWorkOrderAt(actor, schoolId)) throw problem('workOrder.createNotAllowed');
  const places =
    locationDataProfileOptionId === undefined ? [] : await placesOneWith(reader, locationDataProfileOptionId);
  const words = textWords(description).filter((word) => word.length >= fewestLetters);
  const workOrders = await findSimilar(reader, {
    schoolId,
    words: words.slice(0, mostWords),
    optionIds: places.map(({ id }) => id),
    location,
    hiddenBoardIds: canManageWorkOrdersAt(actor, schoolId) ? [] : actor.workOrderRules.hiddenBoardIds,
  });
  return { workOrders };
}
