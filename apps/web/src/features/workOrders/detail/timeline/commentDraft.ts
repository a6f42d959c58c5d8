// A comment that was begun and not sent yet, one for each order.
import { z } from 'zod';
import { draftsIn } from '../../../../platform/offlineRecords/drafts.ts';

const drafts = draftsIn('workOrderComment', z.string());

export async function loadComment(userId: string, orderId: string): Promise<string> {
  return (await drafts.load({ userId, recordId: orderId }))?.text ?? '';
}

/** How the form keeps its draft; an emptied one goes. */
export function keepingComment(userId: string, orderId: string) {
  const name = { userId, recordId: orderId };
  const forget = () => drafts.forget(name);
  return {
    save: (text: string) => (text.trim() === '' ? forget() : drafts.save(name, { text })),
    forget,
  };
}
