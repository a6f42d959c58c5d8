import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type CalendarOverride,
  calendarOverrideSchema,
  overridesMerge,
  type TasksSettings,
  workCalendarLimits,
} from '@schooldog/domain/workOrders';
import { IconPlus, IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../../platform/api/client.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { MergeConflicts } from '../../../../ui/MergeConflicts.tsx';
import { plainWords } from '../../../../ui/plainWords.ts';
import { useCardForm } from '../useCardForm.ts';
import { daysText } from './CalendarPicture.tsx';
import { emptyOverride, type OverrideDraft, OverrideEditor } from './OverrideEditor.tsx';
import { OverrideRow } from './OverrideRow.tsx';
import { StarterBreaks } from './StarterBreaks.tsx';

type Props = Readonly<{ settings: TasksSettings; onClose(): void }>;
type Part = Readonly<{ is: 'starter' }> | Readonly<{ is: 'editor'; draft: OverrideDraft }> | null;

/** Nothing is stored before Save Changes; one override is written at a time. */
export function OverridesDialog({ settings, onClose }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const { overrides: stored } = settings.workCalendar;
  const form = useCardForm({
    merge: overridesMerge,
    current: { overrides: stored },
    send: (edit) => client.workOrders.saveWorkCalendarOverrides({ edit }),
    saved: t('calendar.overrides.saved'),
    onDone: onClose,
  });
  const [part, setPart] = useState<Part>(null);
  const { overrides } = form.values;
  const keep = (changed: readonly CalendarOverride[]) => {
    form.setValues({ overrides: changed.toSorted((a, b) => a.startDate.localeCompare(b.startDate)) });
    setPart(null);
  };
  const isChanged = Object.keys(overridesMerge.compare({ overrides: stored }, form.values)).length > 0;
  async function leave() {
    const question = { title: t('calendar.overrides.leaveTitle'), body: t('calendar.overrides.leave') };
    const labels = {
      confirmLabel: t('calendar.overrides.discard'),
      cancelLabel: t('calendar.overrides.stay'),
    };
    if ((!isChanged && part === null) || (await confirm({ ...question, ...labels, danger: true }))) onClose();
  }
  const isFull = overrides.length >= workCalendarLimits.overrides;
  return (
    <FormDialog
      title={t('calendar.overrides.title')}
      submitLabel={t('calendar.overrides.save')}
      isPending={form.isPending}
      isDisabled={part !== null}
      problem={form.problem}
      offlineReason={t('offline')}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onClose={() => void leave()}
    >
      <Text c="dimmed" size="sm">
        {t('calendar.overrides.help')}
      </Text>
      <MergeConflicts
        merging={form.merging}
        labelOf={() => t('calendar.overrides.title')}
        wordsOf={(value) => {
          const whole = calendarOverrideSchema.safeParse(value).data;
          return whole === undefined
            ? plainWords(value)
            : `${whole.name} (${daysText(whole.startDate, whole.endDate)})`;
        }}
        history={form.history}
        audited={() => ['workCalendar']}
      />
      {part?.is === 'editor' ? (
        <OverrideEditor
          key={part.draft.id}
          draft={part.draft}
          before={stored.find(({ id }) => id === part.draft.id) ?? null}
          isNew={!overrides.some(({ id }) => id === part.draft.id)}
          onKeep={(kept) => keep([...overrides.filter(({ id }) => id !== kept.id), kept])}
          onCancel={() => setPart(null)}
        />
      ) : null}
      {part?.is === 'starter' ? (
        <StarterBreaks
          known={overrides}
          onAdd={(added) => keep([...overrides, ...added].slice(0, workCalendarLimits.overrides))}
          onCancel={() => setPart(null)}
        />
      ) : null}
      {part === null ? (
        <Group gap="xs">
          <Button
            variant="light"
            mih={44}
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={isFull}
            onClick={() => setPart({ is: 'editor', draft: emptyOverride() })}
          >
            {t('calendar.overrides.add')}
          </Button>
          <Button
            variant="light"
            mih={44}
            leftSection={<IconSchool size={16} aria-hidden />}
            disabled={isFull}
            onClick={() => setPart({ is: 'starter' })}
          >
            {t('calendar.starter.open')}
          </Button>
        </Group>
      ) : null}
      {overrides.length === 0 ? <Text>{t('calendar.overrides.none')}</Text> : null}
      <Stack gap={0} component="ul" m={0} p={0}>
        {overrides.map((override) => (
          <OverrideRow
            key={override.id}
            override={override}
            isDisabled={part !== null}
            onEdit={() => setPart({ is: 'editor', draft: override })}
            onRemove={() => keep(overrides.filter(({ id }) => id !== override.id))}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
