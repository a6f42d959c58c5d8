import { NativeSelect, Stack } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { precipitations, temperatures, type WalkContext, walkLimits } from '@schooldog/domain/walks';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { ConflictPanel } from '../../../../ui/ConflictPanel.tsx';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';
import { useContextWords } from '../../parts/useContextWords.ts';
import { shownConflict } from './shownConflict.ts';
import { useContextForm } from './useContextForm.ts';

/** What the day was like. Everyone in the walk fills it in, with and without a network. */
export function ContextForm({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t } = useTexts('features/walks/inProgress');
  const { labelOf, wordsOf } = useContextWords();
  const form = useContextForm(walk);
  const texts = ['weatherComment', 'additionalNotes'] as const;
  const words = (field: 'weatherPrecipitation' | 'weatherTemperature', value: Partial<WalkContext>) =>
    wordsOf({ ...form.values, ...value }, field);
  const unknown = { value: '', label: t('context.unknown') };
  return (
    <Stack gap="md">
      <ConflictPanel
        conflicts={form.conflicts.map((conflict) => shownConflict(conflict, labelOf))}
        onChoose={form.choose}
      />
      <NativeSelect
        label={labelOf('weatherPrecipitation')}
        value={form.values.weatherPrecipitation ?? ''}
        data={[
          unknown,
          ...precipitations.map((value) => ({
            value,
            label: words('weatherPrecipitation', { weatherPrecipitation: value }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          form.setAndSave('weatherPrecipitation', precipitations.find((one) => one === value) ?? null)
        }
      />
      <NativeSelect
        label={labelOf('weatherTemperature')}
        value={form.values.weatherTemperature ?? ''}
        data={[
          unknown,
          ...temperatures.map((value) => ({
            value,
            label: words('weatherTemperature', { weatherTemperature: value }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          form.setAndSave('weatherTemperature', temperatures.find((one) => one === value) ?? null)
        }
      />
      {texts.map((field) => (
        <GrowingTextField
          key={field}
          label={labelOf(field)}
          value={form.values[field]}
          maxLength={walkLimits.contextText}
          minRows={2}
          maxRows={10}
          onChange={({ currentTarget: { value } }) => form.set(field, value)}
          onBlur={() => form.save(field)}
        />
      ))}
    </Stack>
  );
}
