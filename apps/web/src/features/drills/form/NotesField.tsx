import { drillLimits } from '@schooldog/domain/drills';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { Field } from '../../../ui/recordForm/Field.tsx';
import type { FormPart } from './formParts.ts';

type Notes = 'additionalInfo' | 'resultsAdditionalInfo' | 'wentWell';
type Props = Readonly<{ name: Notes; form: FormPart }>;

/** Longer text, which says how much of its room is used. */
export function NotesField({ name, form: { values, set, problem } }: Props) {
  const { t, language } = useTexts('features/drills/form');
  const number = (count: number) => numberText(count, language);
  return (
    <Field name={name}>
      <GrowingTextField
        label={t(`fields.${name}`)}
        minRows={2}
        maxRows={10}
        maxLength={drillLimits.notes}
        value={values[name]}
        onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
        error={problem(name)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={t('counter', { used: number(values[name].length), most: number(drillLimits.notes) })}
      />
    </Field>
  );
}
