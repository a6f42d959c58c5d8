import { type JobWorker, worker } from '../jobs/jobs.ts';
import { cleanUp } from './cleanup.ts';
import { createDelivery, type DeliveryParts } from './delivery.ts';
import { cleanUpMessages, deliverMail, deliverPush, deliverSms } from './jobs.ts';

export function messageWorkers(parts: DeliveryParts): JobWorker[] {
  const deliver = createDelivery(parts);
  const deliveries = [deliverMail, deliverSms, deliverPush].map((job) =>
    worker(job, ({ messageId }, { lastTry }) => deliver(messageId, { lastTry })),
  );
  return [...deliveries, worker(cleanUpMessages, () => parts.work({ userId: null }, cleanUp))];
}
