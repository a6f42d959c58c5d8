import type { DetailedAlert } from '@schooldog/contract/alerts';
import { alertLimits, canRemindNow } from '@schooldog/domain/alerts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { timeUntil } from '../../../ui/relativeTime.ts';
import { useNow } from '../../../ui/useNow.ts';

/** Why no reminder can be sent now, or null when one can. */
export function useReminder(alert: DetailedAlert): string | null {
  const { t, language } = useTexts('features/alerts');
  const now = useNow();
  if (alert.recipients.every(({ timeAcknowledged }) => timeAcknowledged !== null)) {
    return t('actions.remindNobody');
  }
  const unreachable = alert.unreachableUserIds ?? [];
  const isAwaited = (one: DetailedAlert['recipients'][number]) =>
    one.timeAcknowledged === null && !unreachable.includes(one.userId);
  if (!alert.recipients.some(isAwaited)) return t('actions.remindUnreachable');
  if (canRemindNow(alert, now)) return null;
  const last = Date.parse(alert.timeReminded ?? alert.timeSent ?? alert.timeCreated);
  // What is less than a minute ahead would read as if it had just been, and a clock behind the server's would make the
  // pause longer than it is.
  const pause = alertLimits.remindEveryMilliseconds;
  const wait = Math.min(Math.max(last + pause - now.getTime(), 60_000), pause);
  const when = timeUntil(new Date(now.getTime() + wait).toISOString(), now, language);
  return t(alert.timeReminded === null ? 'actions.remindFirstAt' : 'actions.remindAt', { when });
}
