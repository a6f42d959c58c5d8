import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ArrangedCard } from '@schooldog/domain/dashboard';
import { useTranslation } from 'react-i18next';
import classes from './SortableCards.module.css';
import { SortableRow } from './SortableRow.tsx';

type Props = Readonly<{
  cards: readonly ArrangedCard[];
  onChange(cards: readonly ArrangedCard[]): void;
}>;

export function SortableCards({ cards, onChange }: Props) {
  const { t } = useTranslation('features/dashboard');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => cards.findIndex(({ card }) => card === id);
  const nameOf = (id: string | number) => {
    const found = cards[placeOf(id)];
    return found === undefined ? '' : t(`cards.${found.card}`);
  };
  const move = (from: number, to: number) => {
    if (to >= 0 && to < cards.length) onChange(arrayMove([...cards], from, to));
  };
  const at = (id: string | number) => ({ name: nameOf(id), place: placeOf(id) + 1, count: cards.length });

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('customize.howToDrag') },
        announcements: {
          onDragStart: ({ active }) => t('customize.lifted', at(active.id)),
          onDragOver: ({ active, over }) =>
            over === null ? undefined : t('customize.over', { ...at(over.id), name: nameOf(active.id) }),
          onDragEnd: ({ active, over }) =>
            t('customize.dropped', { ...at(over?.id ?? active.id), name: nameOf(active.id) }),
          onDragCancel: ({ active }) => t('customize.dropped', at(active.id)),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over !== null) move(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={cards.map(({ card }) => card)} strategy={verticalListSortingStrategy}>
        <ul className={classes.list}>
          {cards.map((arranged, place) => (
            <SortableRow
              key={arranged.card}
              arranged={arranged}
              isFirst={place === 0}
              isLast={place === cards.length - 1}
              onMove={(by) => move(place, place + by)}
              onToggle={() =>
                onChange(
                  cards.map((one) =>
                    one.card === arranged.card ? { ...one, isHidden: !one.isHidden } : one,
                  ),
                )
              }
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
