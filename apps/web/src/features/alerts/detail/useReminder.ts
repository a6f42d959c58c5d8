import type { DetailedAlert } from '@schooldog/contract/alerts';
import { alertLimits, canRemindNow } from '@schooldog/domain/alerts';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../../ui/relativeTime.ts';
import { useNow } from '../../../ui/useNow.ts';

/** Why no reminder can be sent now, or null when one can. */
export function useReminder(alert: DetailedAlert): string | null {
  const { t, i18n } = useTranslation('features/alerts');
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
  // What is less than a minute ahead would read as if it had just been.
  const next = Math.max(last + alertLimits.remindEveryMilliseconds, now.getTime() + 60_000);
  const when = relativeTime(new Date(next).toISOString(), now, i18n.language);
  return t(alert.timeReminded === null ? 'actions.remindFirstAt' : 'actions.remindAt', { when });
}
