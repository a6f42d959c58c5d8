import { Button, Checkbox, Group, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { weekdays } from '@schooldog/domain/dates';
import {
  type TasksSettings,
  workCalendarIn,
  workCalendarMerge,
  workCalendarProblem,
} from '@schooldog/domain/workOrders';
import { IconCalendarCog } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../../platform/api/client.ts';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../../../platform/problems/index.ts';
import { clockText } from '../../../../ui/clockText.ts';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { CardForm } from '../CardForm.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { useCardForm } from '../useCardForm.ts';
import { Words } from '../Words.tsx';
import { CalendarPicture } from './CalendarPicture.tsx';
import { OverridesDialog } from './OverridesDialog.tsx';

type Props = Readonly<{ settings: TasksSettings }>;

export function CalendarCard({ settings }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const { isOffline } = useConnectivity();
  const [isOpen, setIsOpen] = useState(false);
  const hours = workCalendarIn(settings);
  return (
    <>
      <SettingsCard
        title={t('calendar.title')}
        help={t('calendar.help')}
        view={
          <Stack gap="md">
            {hours === null ? (
              <Text>{t('calendar.off')}</Text>
            ) : (
              <>
                <Text>
                  {t('calendar.hours', { from: clockText(hours.startTime), to: clockText(hours.endTime) })}
                </Text>
                <Words
                  words={hours.days.map((day) => t(`calendar.days.${day}`))}
                  none={t('calendar.noDays')}
                />
                <CalendarPicture calendar={settings.workCalendar} />
              </>
            )}
            <Group>
              <Button
                variant="light"
                leftSection={<IconCalendarCog size={16} aria-hidden />}
                disabled={isOffline}
                onClick={() => setIsOpen(true)}
              >
                {t('calendar.overrides.open', { count: settings.workCalendar.overrides.length })}
              </Button>
            </Group>
          </Stack>
        }
        settings={settings}
        Form={CalendarForm}
      />
      {isOpen ? <OverridesDialog settings={settings} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function CalendarForm({ settings, onDone }: Props & Readonly<{ onDone(): void }>) {
  const { t } = useTexts('features/workOrders/settings');
  const problemText = useProblemText();
  const { isWorkCalendarEnabled, workCalendar } = settings;
  const { startTime, endTime, days } = workCalendar;
  const form = useCardForm({
    merge: workCalendarMerge,
    current: { isWorkCalendarEnabled, startTime, endTime, days },
    send: (edit) => client.workOrders.saveWorkCalendar({ edit }),
    saved: t('calendar.saved'),
    onDone,
  });
  const [isChecked, setIsChecked] = useState(false);
  const { values, setValues } = form;
  const chosen = {
    isWorkCalendarEnabled: values.isWorkCalendarEnabled,
    workCalendar: { ...workCalendar, ...values, days: weekdays.filter((day) => values.days.includes(day)) },
  };
  const found = workCalendarProblem(chosen);
  const submit = () => {
    setIsChecked(true);
    if (found === null) form.submit();
  };
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  return (
    <CardForm
      form={{ ...form, submit }}
      labelOf={([field = '']) => t(field === 'days' ? 'calendar.workDays' : 'calendar.title')}
      onCancel={onDone}
    >
      <Switch
        label={t('calendar.enable')}
        checked={values.isWorkCalendarEnabled}
        onChange={({ currentTarget }) => set({ isWorkCalendarEnabled: currentTarget.checked })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          type="time"
          label={t('calendar.start')}
          value={values.startTime ?? ''}
          onChange={({ currentTarget }) => set({ startTime: timeIn(currentTarget.value) })}
        />
        <TextInput
          type="time"
          label={t('calendar.end')}
          value={values.endTime ?? ''}
          onChange={({ currentTarget }) => set({ endTime: timeIn(currentTarget.value) })}
        />
      </SimpleGrid>
      <Checkbox.Group
        label={t('calendar.workDays')}
        value={[...values.days]}
        onChange={(ticked) => set({ days: weekdays.filter((day) => ticked.includes(day)) })}
      >
        <Group gap="md" mt="xs">
          {weekdays.map((day) => (
            <Checkbox key={day} value={day} label={t(`calendar.days.${day}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <FailureAlert>{isChecked && found !== null ? problemText(`workOrder.${found}`) : null}</FailureAlert>
    </CardForm>
  );
}

/** The browser's field is empty until both parts of the time are there. */
function timeIn(typed: string): string | null {
  return typed === '' ? null : typed;
}
