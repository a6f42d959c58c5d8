import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { type EopRole, placesWith, type RolePlace, rolePlaces, roleWords } from '@schooldog/domain/eopRoles';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AssignDialog } from './AssignDialog.tsx';
import classes from './RolesTable.module.css';
import { useRosterWords } from './useRosterWords.ts';
import { useSwap } from './useSwap.ts';

type RoleProps = Readonly<{ table: ShownRoleTable; role: EopRole; mayEdit: boolean }>;
type Props = RoleProps & Readonly<{ children(place: RolePlace, button: ReactNode): ReactNode }>;

/** The people of one role. They change places by dragging, or with Alt and the arrow keys. */
export function PlacesOfRole({ table, role, mayEdit, children }: Props) {
  const [opened, setOpened] = useState<RolePlace | null>(null);
  const swap = useSwap(table, role);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const places = placesWith(table.numberOfBackups);
  const neighbor = (place: RolePlace, by: number) => places[places.indexOf(place) + by];
  const onKeyDown = (event: KeyboardEvent, place: RolePlace) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined || role[place] === null) return;
    event.preventDefault();
    const to = neighbor(place, by);
    if (to !== undefined) swap(place, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // In a row of a table, its hidden texts would become a column.
      accessibility={{ announcements: silent, container: document.body }}
      onDragEnd={({ active, over }) => {
        const from = rolePlaces.find((place) => place === active.id);
        const to = rolePlaces.find((place) => place === over?.id);
        if (from !== undefined && to !== undefined && from !== to) swap(from, to);
      }}
    >
      {places.map((place) =>
        children(
          place,
          <Place
            key={place}
            table={table}
            role={role}
            place={place}
            mayEdit={mayEdit}
            onOpen={() => setOpened(place)}
            onKeyDown={(event) => onKeyDown(event, place)}
          />,
        ),
      )}
      {opened === null ? null : (
        <AssignDialog table={table} role={role} place={opened} onClose={() => setOpened(null)} />
      )}
    </DndContext>
  );
}

/** What became of it is said by the toast. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type PlaceProps = RoleProps &
  Readonly<{ place: RolePlace; onOpen(): void; onKeyDown(event: KeyboardEvent): void }>;

function Place({ table, role, place, mayEdit, onOpen, onKeyDown }: PlaceProps) {
  const { t, language } = useTexts('features/eopRoles');
  const { personOf, nameOf } = useRosterWords(table);
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id: place, disabled: !mayEdit });
  const holder = role[place];
  const { setNodeRef: setDragRef, listeners } = useDraggable({
    id: place,
    disabled: !mayEdit || holder === null,
  });
  const person = personOf(holder);
  const isGone = holder !== null && person?.isListed !== true;
  const words = (
    <>
      <Text size="sm" {...(holder === null ? { c: 'dimmed' } : { fw: 600 })}>
        {holder === null ? t(mayEdit ? 'assign.free' : 'nobody') : nameOf(holder)}
      </Text>
      {isGone ? (
        <Text size="xs" c="red">
          {t('notListed')}
        </Text>
      ) : person === null || person === undefined || person.title === '' ? null : (
        <Text size="xs" c="dimmed">
          {person.title}
        </Text>
      )}
    </>
  );
  return (
    <div
      ref={setDropRef}
      className={classes.place}
      data-free={holder === null || undefined}
      data-gap={isGone || (holder === null && place === 'primary') || undefined}
      data-over={isOver || undefined}
    >
      {mayEdit && holder !== null ? (
        <span ref={setDragRef} className={classes.handle} aria-hidden {...listeners}>
          <IconGripVertical size={16} />
        </span>
      ) : null}
      {mayEdit ? (
        <UnstyledButton className={classes.person ?? ''} onClick={onOpen} onKeyDown={onKeyDown}>
          <VisuallyHidden>
            {t('assign.of', { role: roleWords(role, language).name, place: t(`places.${place}`) })}
          </VisuallyHidden>
          {words}
        </UnstyledButton>
      ) : (
        <div className={classes.person}>{words}</div>
      )}
    </div>
  );
}
