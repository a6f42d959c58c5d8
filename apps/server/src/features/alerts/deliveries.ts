// How an alert reached each recipient, and from where they opened it.
import type { DetailedAlert } from '@schooldog/contract/alerts';
import { alertChannels } from '@schooldog/domain/alerts';
import type { Reader } from '../../platform/database/database.ts';
import { deliveriesAbout, type Delivery } from '../../platform/messages/index.ts';
import { subjectOf } from './notifyRecipients.ts';
import type { RecipientRow, StoredAlert } from './store.ts';

type Deliveries = DetailedAlert['deliveries'];

export async function deliveriesOf(reader: Reader, alert: StoredAlert): Promise<Deliveries> {
  const sent = await deliveriesAbout(reader, subjectOf(alert.id));
  return alert.recipients.flatMap((recipient) =>
    deliveriesTo(
      recipient,
      sent.filter(({ userId }) => userId === recipient.userId),
    ),
  );
}

/**
 * In the app it is delivered at the moment it is sent. Messages are deleted after 30 days; one that was opened did
 * arrive.
 */
function deliveriesTo({ userId, opened }: RecipientRow, sent: readonly Delivery[]): Deliveries {
  return alertChannels.flatMap((channel) => {
    const timeOpened = opened[channel] ?? null;
    const message = sent.find((one) => one.channel === channel);
    const isKnown = channel === 'app' || timeOpened !== null;
    if (message === undefined) return isKnown ? [{ userId, channel, status: 'sent', timeOpened }] : [];
    const status = message.status === 'sending' ? 'waiting' : message.status;
    return [{ userId, channel, status, timeOpened }];
  });
}
