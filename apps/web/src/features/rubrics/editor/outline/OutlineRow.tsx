import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconGripVertical, IconSettings } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { indexOf, type OutlineItem, useEdited, useEditor } from '../editing/useEdited.ts';
import classes from './Outline.module.css';

type Props = OutlineItem & Readonly<{ isChosen: boolean }>;

/** Drawn again only when its own title, number or state changes: there may be several hundred. */
export const OutlineRow = memo(function OutlineRow({ id, kind, number, isChosen }: Props) {
  const { t } = useTranslation('features/rubrics/editor');
  const { choose, isReadOnly } = useEditor();
  const title = useEdited((content) => {
    const { sections, questions } = indexOf(content);
    return (kind === 'section' ? sections.get(id) : questions.get(id))?.title ?? '';
  });
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
        <GapMark id={id} />
      </button>
    </li>
  );
});

export function SettingsRow({ isChosen }: Readonly<{ isChosen: boolean }>) {
  const { t } = useTranslation('features/rubrics/editor');
  const { choose } = useEditor();
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
        <GapMark id="" />
      </button>
    </li>
  );
}

function GapMark({ id }: Readonly<{ id: string }>) {
  const { t } = useTranslation('features/rubrics/editor');
  const isIncomplete = useEdited((content) => indexOf(content).gapsAt.has(id));
  if (!isIncomplete) return null;
  return (
    <>
      <IconAlertTriangle size={16} aria-hidden className={classes.gap} />
      <VisuallyHidden>{t('outline.incomplete')}</VisuallyHidden>
    </>
  );
}
