import { Stack, Text } from '@mantine/core';
import type { CommunicationKind } from '@schooldog/domain/notifications';
import { useTranslation } from 'react-i18next';
import { useAccountEditor } from './accountEditor.ts';
import { SettingSwitch } from './SettingSwitch.tsx';

const groups = [
  { name: 'safety', kinds: ['newCycleBeginning', 'neighborhoodWatch', 'nudge'] },
  {
    name: 'workOrders',
    kinds: [
      'taskAssigned',
      'taskApproved',
      'taskNeedsApproval',
      'taskCompleted',
      'taskDeclined',
      'taskComments',
      'taskBoardNewTask',
    ],
  },
] as const satisfies readonly { name: string; kinds: readonly CommunicationKind[] }[];

export function CommunicationPanel() {
  const { t } = useTranslation('userDialog');
  const { form, isSelf } = useAccountEditor();
  const preferences = form.values.communicationPreferences;
  const set = (kind: CommunicationKind, isOn: boolean) =>
    form.setFieldValue('communicationPreferences', { ...preferences, [kind]: isOn });
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t(isSelf ? 'communication.lead' : 'communication.leadOther')}
      </Text>
      {groups.map(({ name, kinds }) => (
        <section key={name} aria-label={t(`communication.groups.${name}`)}>
          <Text component="h4" fw={600} size="sm">
            {t(`communication.groups.${name}`)}
          </Text>
          {kinds.map((kind) => (
            <SettingSwitch
              key={kind}
              label={t(`communication.kinds.${kind}.name`)}
              help={t(`communication.kinds.${kind}.help`)}
              checked={preferences[kind]}
              onChange={(isOn) => set(kind, isOn)}
            />
          ))}
        </section>
      ))}
    </Stack>
  );
}
