import { type WalkContext, walkContextMerge } from '@schooldog/domain/walks';
import { rejectedTexts } from '../../../../platform/offlineRecords/rejectedTexts.ts';
import type { OutboxItem } from '../../../../platform/outbox/index.ts';

/** Texts of the context that someone else wrote first. */
export function rejectedContexts(rejected: readonly OutboxItem[]) {
  return rejectedTexts({ merge: walkContextMerge, procedure: 'walks.setWalkContext', textAt }, rejected);
}

function textAt({ weatherComment, additionalNotes }: WalkContext, [field]: readonly string[]): string {
  return field === 'weatherComment' ? weatherComment : additionalNotes;
}
