import type { AlertStatus } from '@schooldog/domain/alerts';
import { IconCircleCheck, IconClock, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './AlertStatusBadge.module.css';

const icons = { queued: IconClock, sent: IconSend, resolved: IconCircleCheck };
const tones = { queued: 'amber', sent: 'blue', resolved: 'green' } as const;

/** The icon says it too, so that colour is never the only sign. */
export function AlertStatusBadge({ status }: Readonly<{ status: AlertStatus }>) {
  const { t } = useTranslation('features/alerts');
  const Icon = icons[status];
  return (
    <span className={classes.badge} data-tone={tones[status]}>
      <Icon size={14} aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}
