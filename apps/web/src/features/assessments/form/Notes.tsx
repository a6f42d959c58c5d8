import { Textarea } from '@mantine/core';
import { assessmentLimits } from '@schooldog/domain/assessments';
import { memo, useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useOnChange } from '../../../ui/useOnChange.ts';
import classes from './Sections.module.css';
import type { FillingActions } from './useFilling.ts';

type Props = Readonly<{
  sectionId: string;
  section: string;
  value: string;
  /** Null where they are only read. */
  actions: Pick<FillingActions, 'typeNote' | 'typedNote' | 'leaveNote'> | null;
}>;

/** The text is the field's own while it is typed: no key draws the other questions again. */
export const Notes = memo(function Notes({ sectionId, section, value, actions }: Props) {
  const { t } = useTexts('features/assessments/form');
  const [text, setText] = useState(value);
  const counterId = useId();
  // Storing what was typed changes the value; the field keeps its own text, also a blank at its end.
  useOnChange(value, () => setText(actions?.typedNote(sectionId) ?? value));
  if (actions === null) {
    return value === '' ? null : (
      <div className={classes.notes}>
        <p className={classes.notesLabel}>{t('notes.label')}</p>
        <p className={classes.notesText}>{value}</p>
      </div>
    );
  }
  return (
    <div className={classes.notes}>
      <Textarea
        label={t('notes.label')}
        aria-label={t('notes.of', { section })}
        aria-describedby={counterId}
        value={text}
        maxLength={assessmentLimits.notes}
        rows={2}
        onChange={({ currentTarget: { value: typed } }) => {
          setText(typed);
          actions.typeNote(sectionId, typed);
        }}
        onBlur={() => {
          actions.leaveNote(sectionId);
          setText(text.trim());
        }}
      />
      <p id={counterId} className={classes.counter}>
        {t('notes.counter', { number: text.length, most: assessmentLimits.notes })}
      </p>
    </div>
  );
});
