import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { rubricLimits } from '@schooldog/domain/rubrics';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { newId } from '../../../../platform/newId.ts';
import { addQuestion, addSection, dropPart, movePart } from '../editing/changes.ts';
import { type OutlineItem, useEdited, useEditor, useOutline } from '../editing/useEdited.ts';
import classes from './Outline.module.css';
import { OutlineRows, SettingsRow } from './OutlineRow.tsx';
import { useMoveWords } from './useMoveWords.ts';

/** Sections and questions. They are dragged by their handles, or moved with Alt and the arrow keys. */
export const Outline = memo(function Outline() {
  const { t } = useTexts('features/rubrics/editor');
  const { editor, chosenId, isReadOnly } = useEditor();
  const items = useOutline();
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const groups = useMemo(() => inGroups(items), [items]);
  const list = useRef<HTMLUListElement>(null);
  const movedTo = useMoveWords();
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const focus = (id: string) => list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    const row = event.target instanceof Element ? event.target.closest('[data-row]') : null;
    const id = row?.getAttribute('data-row');
    if (by === null || id === null || id === undefined) return;
    event.preventDefault();
    const all = ['', ...ids];
    if (!event.altKey) {
      focus(all[all.indexOf(id) + by] ?? id);
      return;
    }
    if (id === '' || isReadOnly) return;
    // The row that was moved in the page would lose the focus.
    flushSync(() => editor.change((content) => movePart(content, id, by)));
    focus(id);
    setSaid(movedTo(editor.store.get().values, id));
  };
  const isChosenHere = chosenId !== null && ids.includes(chosenId);
  return (
    <section aria-label={t('outline.title')} className={classes.outline}>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          screenReaderInstructions: { draggable: t('outline.howToMove') },
          announcements: silent,
        }}
        onDragEnd={({ active, over }) => {
          if (over === null || over.id === active.id) return;
          editor.change((content) => dropPart(content, String(active.id), String(over.id)));
          setSaid(movedTo(editor.store.get().values, String(active.id)));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isReadOnly}>
          {/* The rows in it are the controls; the list only passes on the arrow keys. */}
          <ul ref={list} className={classes.list} onKeyDown={onKeyDown} role="presentation">
            <SettingsRow isChosen={!isChosenHere} />
            {groups.map((group) => (
              <OutlineRows
                key={group[0]?.id}
                items={group}
                chosenId={group.some(({ id }) => id === chosenId) ? chosenId : null}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {isReadOnly ? null : <AddButtons />}
    </section>
  );
});

/** How many rows share a subscription: a key then compares about as many groups as rows in one. */
const groupSize = 20;

function inGroups(items: readonly OutlineItem[]): readonly (readonly OutlineItem[])[] {
  const groups: (readonly OutlineItem[])[] = [];
  for (let at = 0; at < items.length; at += groupSize) groups.push(items.slice(at, at + groupSize));
  return groups;
}

/** Where a part ended is said when it is there. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** A question is added to the section of what is chosen, or to the last one. */
function AddButtons() {
  const { t } = useTexts('features/rubrics/editor');
  const { editor, chosenId, choose } = useEditor();
  const sections = useEdited((content) => content.sections.length);
  const questions = useEdited((content) => content.questions.length);
  const add = (kind: 'section' | 'question') => {
    const id = newId();
    editor.change((content) => {
      if (kind === 'section') return addSection(content, id);
      const chosen = content.questions.find((question) => question.id === chosenId)?.sectionId ?? chosenId;
      const section = content.sections.find((one) => one.id === chosen) ?? content.sections.at(-1);
      return section === undefined ? content : addQuestion(content, { id, sectionId: section.id }, newId);
    });
    choose(id, { isNew: true });
  };
  const icon = <IconPlus size={16} aria-hidden />;
  return (
    <Group gap="xs" mt="sm">
      <Button
        variant="default"
        leftSection={icon}
        disabled={sections === 0 || questions >= rubricLimits.questions}
        title={sections === 0 ? t('outline.sectionFirst') : undefined}
        onClick={() => add('question')}
      >
        {t('outline.addQuestion')}
      </Button>
      <Button
        variant="default"
        leftSection={icon}
        disabled={sections >= rubricLimits.sections}
        onClick={() => add('section')}
      >
        {t('outline.addSection')}
      </Button>
    </Group>
  );
}
