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
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './SortableCards.module.css';
import { SortableRow } from './SortableRow.tsx';

type Cards = readonly ArrangedCard[];
type Props = Readonly<{
  cards: Cards;
  /** Changes the cards as they are then: a drop may come before the cards of the drop before it are drawn. */
  onChange(change: (cards: Cards) => Cards): void;
}>;

const placeIn = (cards: Cards, id: string | number) => cards.findIndex(({ card }) => card === id);

function moved(cards: Cards, from: number, to: number): Cards {
  return cards[from] === undefined || cards[to] === undefined ? cards : arrayMove([...cards], from, to);
}

export function SortableCards({ cards, onChange }: Props) {
  const { t } = useTexts('features/dashboard');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: string | number) => {
    const found = cards[placeIn(cards, id)];
    return found === undefined ? '' : t(`cards.${found.card}`);
  };
  const at = (id: string | number) => ({
    name: nameOf(id),
    place: placeIn(cards, id) + 1,
    count: cards.length,
  });

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
        if (over !== null) onChange((now) => moved(now, placeIn(now, active.id), placeIn(now, over.id)));
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
              onMove={(by) =>
                onChange((now) => {
                  const from = placeIn(now, arranged.card);
                  return moved(now, from, from + by);
                })
              }
              onToggle={() =>
                onChange((now) =>
                  now.map((one) => (one.card === arranged.card ? { ...one, isHidden: !one.isHidden } : one)),
                )
              }
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
