import type { AlertStatus } from '@schooldog/domain/alerts';
import { IconCircleCheck, IconCircleDot, IconClock, IconClockExclamation } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './AlertStatusBadge.module.css';

const icons = {
  queued: IconClock,
  sent: IconCircleDot,
  overdue: IconClockExclamation,
  resolved: IconCircleCheck,
};
const tones = { queued: 'slate', sent: 'blue', overdue: 'amber', resolved: 'green' } as const;

type Props = Readonly<{ status: AlertStatus; isOverdue?: boolean }>;

/** The icon says it too, so that colour is never the only sign. */
export function AlertStatusBadge({ status, isOverdue = false }: Props) {
  const { t } = useTexts('features/alerts');
  const shown = isOverdue ? 'overdue' : status;
  const Icon = icons[shown];
  return (
    <span className={classes.badge} data-tone={tones[shown]}>
      <Icon size={14} aria-hidden />
      {t(`status.${shown}`)}
    </span>
  );
}
