// What other features show of a work order.
import { workOrderLimits } from './limits.ts';

/** The beginning of its description. */
export function previewOf(description: string, most: number = workOrderLimits.previewLetters): string {
  const [firstLine = ''] = description.split('\n', 1);
  const letters = Array.from(firstLine);
  return letters.length <= most ? firstLine : `${letters.slice(0, most).join('')}…`;
}

/** Its page in the app. */
export function workOrderPath(workOrderId: string): string {
  return `/tasks/task/${workOrderId}`;
}
