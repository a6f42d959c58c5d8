import { ActionIcon, Button, Checkbox, Input, TextInput } from '@mantine/core';
import { drillLimits, type DrillPoint } from '@schooldog/domain/drills';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { newId } from '../../../platform/newId.ts';
import { Field } from '../../../ui/recordForm/Field.tsx';
import { PointOrder } from '../parts/PointOrder.tsx';
import classes from './DrillForm.module.css';
import type { FormPart } from './formParts.ts';
import { withNextPoint } from './values.ts';

type Props = Readonly<{ form: FormPart }>;

/** What to improve, line by line. */
export function PointsField({ form: { values, set, problem } }: Props) {
  const { t } = useTexts('features/drills/form');
  const { toImprove, nextPoint, schoolId } = values;
  const nextLine = useRef<HTMLInputElement>(null);
  const isFull = toImprove.length >= drillLimits.points;
  const setPoint = (id: string, changes: Partial<DrillPoint>) =>
    set({ toImprove: toImprove.map((point) => (point.id === id ? { ...point, ...changes } : point)) });
  const remove = (id: string) => {
    set({ toImprove: toImprove.filter((point) => point.id !== id) });
    nextLine.current?.focus();
  };
  const add = () => {
    if (nextPoint.text.trim() !== '') set(withNextPoint(values, newId()));
    nextLine.current?.focus();
  };
  return (
    <Field name="toImprove">
      <fieldset className={classes.points}>
        <Input.Label component="legend" labelElement="div">
          {t('fields.toImprove')}
        </Input.Label>
        {toImprove.length === 0 ? null : (
          <ul className={classes.lines}>
            {toImprove.map((point, at) => (
              <li key={point.id} className={classes.line}>
                <TextInput
                  className={classes.lineText ?? ''}
                  aria-label={t('points.line', { number: at + 1 })}
                  maxLength={drillLimits.point}
                  value={point.text}
                  onChange={({ currentTarget }) => setPoint(point.id, { text: currentTarget.value })}
                />
                <div className={classes.lineActions}>
                  <Checkbox
                    label={t('points.settled')}
                    aria-label={t('points.settledOf', { text: point.text })}
                    checked={point.isSettled}
                    onChange={({ currentTarget }) => setPoint(point.id, { isSettled: currentTarget.checked })}
                  />
                  {schoolId === null ? null : (
                    <PointOrder
                      point={point}
                      schoolId={schoolId}
                      onCreated={(workOrderId) => setPoint(point.id, { workOrderId })}
                    />
                  )}
                </div>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('points.remove', { text: point.text })}
                  onClick={() => remove(point.id)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
        {isFull ? null : (
          <div className={classes.next}>
            <TextInput
              ref={nextLine}
              className={classes.lineText ?? ''}
              aria-label={t('points.next')}
              placeholder={t('points.placeholder')}
              maxLength={drillLimits.point}
              value={nextPoint.text}
              onChange={({ currentTarget }) =>
                set({ nextPoint: { ...nextPoint, text: currentTarget.value } })
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                // Enter adds the line and sends nothing.
                event.preventDefault();
                add();
              }}
            />
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={nextPoint.text.trim() === ''}
              onClick={add}
            >
              {t('points.add')}
            </Button>
          </div>
        )}
        {problem('toImprove') === undefined ? null : <Input.Error mt={4}>{problem('toImprove')}</Input.Error>}
      </fieldset>
    </Field>
  );
}
