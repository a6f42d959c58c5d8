import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconCloudUpload, IconPlayerPause } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';

const looks = {
  waiting: { color: 'gray', icon: IconClock },
  sending: { color: 'blue', icon: IconCloudUpload },
  refused: { color: 'red', icon: IconAlertTriangle },
  blocked: { color: 'orange', icon: IconPlayerPause },
} as const;

/** Colour is never the only sign: each state has its icon and its word. */
export function StateBadge({ item }: Readonly<{ item: OutboxItem }>) {
  const { t } = useTexts('features/outbox');
  const state = item.isBlocked ? 'blocked' : item.state;
  const { color, icon: Icon } = looks[state];
  return (
    <Badge variant="light" color={color} size="lg" leftSection={<Icon size={14} aria-hidden />}>
      {t(`states.${state}`)}
    </Badge>
  );
}
