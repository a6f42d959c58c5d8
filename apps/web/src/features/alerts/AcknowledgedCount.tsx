import type { ShownAlert } from '@schooldog/contract/alerts';
import { lacksAnswers } from '@schooldog/domain/alerts';
import { IconChecks, IconClockExclamation } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useNow } from '../../ui/useNow.ts';
import classes from './AcknowledgedCount.module.css';

/** Amber when someone is still missing after a day: the badge says so only when no one has answered. */
export function AcknowledgedCount({ alert }: Readonly<{ alert: ShownAlert }>) {
  const { t } = useTexts('features/alerts');
  const { recipients } = alert;
  const isLate = lacksAnswers(alert, useNow());
  const Icon = isLate ? IconClockExclamation : IconChecks;
  return (
    <span className={classes.count} data-late={isLate || undefined}>
      <Icon size={16} aria-hidden />
      {t('card.acknowledged', {
        number: recipients.filter(({ timeAcknowledged }) => timeAcknowledged !== null).length,
        total: recipients.length,
      })}
    </span>
  );
}
