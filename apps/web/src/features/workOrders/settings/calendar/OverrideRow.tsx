import { ActionIcon, Group, Text } from '@mantine/core';
import type { CalendarOverride } from '@schooldog/domain/workOrders';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import classes from '../BoardsCard.module.css';
import { daysText } from './CalendarPicture.tsx';

type Props = Readonly<{
  override: CalendarOverride;
  isDisabled: boolean;
  onEdit(): void;
  onRemove(): void;
}>;

export function OverrideRow({ override, isDisabled, onEdit, onRemove }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const { name, startDate, endDate, type } = override;
  const common = { variant: 'subtle', size: 44, disabled: isDisabled } as const;
  return (
    <li className={classes.board}>
      <div className={classes.facts}>
        <Text fw={600}>{name}</Text>
        <Text size="sm">
          {daysText(startDate, endDate)}
          {' · '}
          {t(`calendar.types.${type}`)}
        </Text>
      </div>
      <Group gap={0} wrap="nowrap">
        <ActionIcon {...common} aria-label={t('calendar.overrides.editOne', { name })} onClick={onEdit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...common}
          color="red"
          aria-label={t('calendar.overrides.removeOne', { name })}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}
