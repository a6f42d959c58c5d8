import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { VisuallyHidden } from '@mantine/core';
import type { RubricContent } from '@schooldog/domain/rubrics';
import { IconAlertTriangle, IconGripVertical, IconSettings } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { type EditorTools, indexOf, type OutlineItem, useEdited, useEditor } from '../editing/useEdited.ts';
import classes from './Outline.module.css';

type Props = Readonly<{
  items: readonly OutlineItem[];
  chosenId: string | null;
}>;

/**
 * A part of the rows, which subscribes for all of them: with several hundred rows, a key asks a few groups and draws one
 * row.
 */
export const OutlineRows = memo(function OutlineRows({ items, chosenId }: Props) {
  const { choose, isReadOnly, editor } = useEditor();
  useEdited((content) => items.map((item) => Object.values(shownOf(content, item)).join(' ')).join('\n'));
  const content = editor.store.get().values;
  return items.map((item) => (
    <OutlineRow
      key={item.id}
      {...item}
      {...shownOf(content, item)}
      isChosen={item.id === chosenId}
      isReadOnly={isReadOnly}
      choose={choose}
    />
  ));
});

type Shown = Readonly<{ title: string; isIncomplete: boolean }>;

function shownOf(content: RubricContent, { id, kind }: OutlineItem): Shown {
  const { sections, questions, gapsAt } = indexOf(content);
  const part = kind === 'section' ? sections.get(id) : questions.get(id);
  return { title: part?.title ?? '', isIncomplete: gapsAt.has(id) };
}

type RowProps = OutlineItem &
  Shown &
  Readonly<{ isChosen: boolean; isReadOnly: boolean; choose: EditorTools['choose'] }>;

const OutlineRow = memo(function OutlineRow(props: RowProps) {
  const { t } = useTexts('features/rubrics/editor');
  const { id, kind, number, title, isIncomplete, isChosen, isReadOnly, choose } = props;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-kind={kind}
      data-chosen={isChosen || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isReadOnly ? null : (
        <span ref={setActivatorNodeRef} className={classes.handle} aria-hidden {...listeners}>
          <IconGripVertical size={16} />
        </span>
      )}
      <button
        type="button"
        className={classes.name}
        data-row={id}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => choose(id)}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.title}>{title.trim() === '' ? t(`untitled.${kind}`) : title}</span>
        {isIncomplete ? <GapMark /> : null}
      </button>
    </li>
  );
});

export function SettingsRow({ isChosen }: Readonly<{ isChosen: boolean }>) {
  const { t } = useTexts('features/rubrics/editor');
  const { choose } = useEditor();
  const isIncomplete = useEdited((content) => indexOf(content).gapsAt.has(''));
  return (
    <li className={classes.row} data-kind="section" data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={classes.name}
        data-row=""
        tabIndex={isChosen ? 0 : -1}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => choose(null)}
      >
        <IconSettings size={18} aria-hidden className={classes.icon} />
        <span className={classes.title}>{t('settings.title')}</span>
        {isIncomplete ? <GapMark /> : null}
      </button>
    </li>
  );
}

function GapMark() {
  const { t } = useTexts('features/rubrics/editor');
  return (
    <>
      <IconAlertTriangle size={16} aria-hidden className={classes.gap} />
      <VisuallyHidden>{t('outline.incomplete')}</VisuallyHidden>
    </>
  );
}
