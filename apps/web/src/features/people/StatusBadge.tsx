import { Badge } from '@mantine/core';
import type { UserStatus } from '@schooldog/domain/people';
import { IconBan, IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './StatusBadge.module.css';

const icons = { active: IconCircleCheck, invited: IconMailForward, disabled: IconBan };

/** The icon says it too, so that colour is never the only sign. */
export function StatusBadge({ status }: Readonly<{ status: UserStatus }>) {
  const { t } = useTexts('features/people');
  const Icon = icons[status];
  return (
    <Badge
      className={classes.badge ?? ''}
      data-status={status}
      leftSection={<Icon size={14} aria-hidden />}
      size="lg"
      tt="none"
      fw={550}
    >
      {t(`status.${status}`)}
    </Badge>
  );
}
