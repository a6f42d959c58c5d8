import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Switch, Text } from '@mantine/core';
import type { ArrangedCard } from '@schooldog/domain/dashboard';
import { IconArrowDown, IconArrowUp, IconCheck, IconGripVertical } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './SortableCards.module.css';

type Props = Readonly<{
  arranged: ArrangedCard;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onToggle(): void;
}>;

export function SortableRow({ arranged, isFirst, isLast, onMove, onToggle }: Props) {
  const { t } = useTexts('features/dashboard');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: arranged.card });
  const name = t(`cards.${arranged.card}`);
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        size={44}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('customize.drag', { name })}
      >
        <IconGripVertical size={20} aria-hidden />
      </ActionIcon>
      {arranged.canHide ? (
        <Switch className={classes.name} label={name} checked={!arranged.isHidden} onChange={onToggle} />
      ) : (
        <div className={classes.fixed}>
          <IconCheck size={20} className={classes.check} aria-hidden />
          <div>
            <Text size="sm">{name}</Text>
            <Text size="xs" c="dimmed">
              {t('customize.always')}
            </Text>
          </div>
        </div>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        disabled={isFirst}
        aria-label={t('customize.up', { name })}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        disabled={isLast}
        aria-label={t('customize.down', { name })}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
