// The five restrictions, as labeled choices.
import { Radio, Stack, Text } from '@mantine/core';
import { restrictionsMerge, type TasksSettings } from '@schooldog/domain/workOrders';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CardForm } from './CardForm.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useCardForm } from './useCardForm.ts';

type Props = Readonly<{ settings: TasksSettings }>;
type Restrictions = Pick<TasksSettings, keyof ReturnType<typeof restrictionsOf>>;

function restrictionsOf(settings: TasksSettings) {
  return {
    restrictAssignmentPermissions: settings.restrictAssignmentPermissions,
    restrictSchedulePermissions: settings.restrictSchedulePermissions,
    restrictAssignToTaskBoardPermissions: settings.restrictAssignToTaskBoardPermissions,
    restrictStatusChangePermissions: settings.restrictStatusChangePermissions,
    restrictWorkOrderStaffViewPermissions: settings.restrictWorkOrderStaffViewPermissions,
  };
}

const threeWays = [
  'restrictAssignmentPermissions',
  'restrictSchedulePermissions',
  'restrictAssignToTaskBoardPermissions',
] as const;

export function AdditionalCard({ settings }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const status = settings.restrictStatusChangePermissions === null ? 'anyoneWhoEdits' : 'workOrderStaff';
  const view = settings.restrictWorkOrderStaffViewPermissions ? 'onlyAssigned' : 'all';
  const lines = [
    ...threeWays.map((name) => [t(`additional.${name}`), t(`additional.who.${settings[name] ?? 'anyone'}`)]),
    [t('additional.restrictStatusChangePermissions'), t(`additional.who.${status}`)],
    [t('additional.restrictWorkOrderStaffViewPermissions'), t(`additional.views.${view}`)],
  ];
  return (
    <SettingsCard
      title={t('additional.title')}
      help={t('additional.help')}
      view={
        <Stack gap="xs" component="dl" m={0}>
          {lines.map(([name, choice]) => (
            <div key={name}>
              <Text component="dt" fw={600}>
                {name}
              </Text>
              <Text component="dd" m={0}>
                {choice}
              </Text>
            </div>
          ))}
        </Stack>
      }
      settings={settings}
      Form={AdditionalForm}
    />
  );
}

function AdditionalForm({ settings, onDone }: Props & Readonly<{ onDone(): void }>) {
  const { t } = useTexts('features/workOrders/settings');
  const form = useCardForm({
    merge: restrictionsMerge,
    current: restrictionsOf(settings),
    send: (edit) => client.workOrders.saveAdditionalSettings({ edit }),
    saved: t('additional.saved'),
    onDone,
  });
  const { values } = form;
  const set = (change: Partial<Restrictions>) => form.setValues({ ...values, ...change });
  return (
    <CardForm
      form={form}
      labelOf={() => t('additional.title')}
      wordsOf={() => t('additional.otherChoice')}
      onCancel={onDone}
    >
      {threeWays.map((name) => (
        <Choices
          key={name}
          label={t(`additional.${name}`)}
          choices={['anyone', 'workOrderStaff', 'workOrderManagers']}
          wordsOf={(choice) => t(`additional.who.${choice}`)}
          value={values[name] ?? 'anyone'}
          onChange={(choice) => set({ [name]: choice === 'anyone' ? null : choice })}
        />
      ))}
      <Choices
        label={t('additional.restrictStatusChangePermissions')}
        choices={['anyoneWhoEdits', 'workOrderStaff']}
        wordsOf={(choice) => t(`additional.who.${choice}`)}
        value={values.restrictStatusChangePermissions ?? 'anyoneWhoEdits'}
        onChange={(choice) =>
          set({ restrictStatusChangePermissions: choice === 'workOrderStaff' ? choice : null })
        }
      />
      <Choices
        label={t('additional.restrictWorkOrderStaffViewPermissions')}
        choices={['all', 'onlyAssigned']}
        wordsOf={(choice) => t(`additional.views.${choice}`)}
        value={values.restrictWorkOrderStaffViewPermissions ? 'onlyAssigned' : 'all'}
        onChange={(choice) => set({ restrictWorkOrderStaffViewPermissions: choice === 'onlyAssigned' })}
      />
    </CardForm>
  );
}

type ChoicesProps<Choice extends string> = Readonly<{
  label: string;
  choices: readonly Choice[];
  wordsOf(choice: Choice): string;
  value: Choice;
  onChange(choice: Choice): void;
}>;

function Choices<Choice extends string>({ label, choices, wordsOf, value, onChange }: ChoicesProps<Choice>) {
  const choose = (chosen: string) => {
    const known = choices.find((choice) => choice === chosen);
    if (known !== undefined) onChange(known);
  };
  return (
    <Radio.Group label={label} value={value} onChange={choose}>
      <Stack gap="xs" mt="xs">
        {choices.map((choice) => (
          <Radio key={choice} value={choice} label={wordsOf(choice)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
