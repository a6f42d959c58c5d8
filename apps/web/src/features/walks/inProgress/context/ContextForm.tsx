import { NativeSelect, Stack, Textarea } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { precipitations, temperatures, type WalkContext, walkLimits } from '@schooldog/domain/walks';
import { useTranslation } from 'react-i18next';
import type { OutboxItem } from '../../../../platform/outbox/index.ts';
import { ConflictPanel } from '../../../../ui/ConflictPanel.tsx';
import { plainWords } from '../../../../ui/plainWords.ts';
import { useContextWords } from '../../parts/useContextWords.ts';
import { rejectedContexts } from './rejectedContext.ts';
import { useContextForm } from './useContextForm.ts';

type Props = Readonly<{ walk: ShownWalk; rejected: readonly OutboxItem[] }>;

/** What the day was like. Everyone in the walk fills it in, with and without a network. */
export function ContextForm({ walk, rejected }: Props) {
  const { t } = useTranslation(['features/walks/inProgress', 'features/walks/parts']);
  const { labelOf, wordsOf } = useContextWords();
  const form = useContextForm(walk);
  const texts = ['weatherComment', 'additionalNotes'] as const;
  const words = (field: 'weatherPrecipitation' | 'weatherTemperature', value: Partial<WalkContext>) =>
    wordsOf({ ...form.values, ...value }, field);
  const unknown = { value: '', label: t('context.unknown') };
  return (
    <Stack gap="md">
      <Conflicts form={form} rejected={rejected} />
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
        <Textarea
          key={field}
          label={labelOf(field)}
          value={form.values[field]}
          maxLength={walkLimits.contextText}
          autosize
          minRows={2}
          maxRows={10}
          onChange={({ currentTarget: { value } }) => form.set(field, value)}
          onBlur={() => form.save(field)}
        />
      ))}
    </Stack>
  );
}

type ConflictsProps = Pick<Props, 'rejected'> & Readonly<{ form: ReturnType<typeof useContextForm> }>;

/** What others wrote while this person was writing, or while this device was offline. */
function Conflicts({ form, rejected }: ConflictsProps) {
  const { labelOf } = useContextWords();
  const late = rejectedContexts(rejected);
  const shown = [...form.conflicts, ...late.map(({ conflict }) => conflict)].map((conflict) => ({
    conflict,
    label: labelOf(conflict.path[0] === 'weatherComment' ? 'weatherComment' : 'additionalNotes'),
    present: plainWords(conflict.present),
    yours: plainWords(conflict.yours),
  }));
  return (
    <ConflictPanel
      conflicts={shown}
      onChoose={(conflict, keep) => {
        const work = late.find((one) => one.conflict === conflict);
        if (work === undefined) form.choose(conflict, keep);
        else void form.chooseRejected(work, keep);
      }}
    />
  );
}
