import type { Opinion } from '@schooldog/domain/entries';
import { schoolsWith } from '@schooldog/domain/permissions';
import { useCallback } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../../platform/session/session.ts';
import { Field } from '../../../../ui/recordForm/Field.tsx';
import { SchoolLine, SchoolSelect } from '../../../schools/index.ts';
import type { EntryHome } from '../home.ts';
import type { Problems } from '../problems.ts';
import { atSchool, type EntryValues } from '../values.ts';
import { ItemField } from './ItemField.tsx';
import { OpinionField } from './OpinionField.tsx';
import { useProblemText } from './useProblemText.ts';

type Props = Readonly<{
  values: EntryValues;
  set(changes: Partial<EntryValues>): void;
  setValues(change: (before: EntryValues) => EntryValues): void;
  problems: Problems;
  /** The school of an entry never changes once it is there. */
  isNew: boolean;
  isOpen: boolean;
  /** The form begins here. */
  takesFocus: boolean;
  home: EntryHome | null;
}>;

/** All that an ordinary entry needs, on the first screen of a phone. */
export function RequiredFields(props: Props) {
  const { values, set, setValues, problems, isNew, isOpen, takesFocus, home } = props;
  const { t } = useTexts('features/entries/logEntry');
  const schools = schoolsWith(useActor(), 'log entries');
  const problem = useProblemText(problems);
  const setOpinion = useCallback((observationType: Opinion) => set({ observationType }), [set]);
  const isGiven = !isNew || home !== null || (schools !== 'all' && schools.length === 1);
  return (
    <>
      {isGiven && values.schoolId !== null ? (
        <SchoolLine schoolId={values.schoolId} />
      ) : (
        <Field name="school">
          <SchoolSelect
            purpose="form"
            offered={schools}
            label={t('school')}
            value={values.schoolId}
            onChange={(schoolId) => setValues((before) => atSchool(before, schoolId))}
            error={problem('school')}
            required
          />
        </Field>
      )}
      <Field name="opinion">
        <OpinionField
          value={values.observationType}
          onChange={setOpinion}
          error={problem('opinion')}
          takesFocus={takesFocus}
        />
      </Field>
      <Field name="item">
        <ItemField
          values={values}
          set={set}
          isOpen={isOpen}
          isMasterList={home !== null}
          error={problem('item')}
        />
      </Field>
    </>
  );
}
