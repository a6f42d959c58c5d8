import type { PlannedWorkOrder } from '@schooldog/domain/entries';
import { newId } from '../../../../platform/newId.ts';

export function newWorkOrder(): PlannedWorkOrder {
  return { id: newId(), description: '', priority: 'Medium' };
}
