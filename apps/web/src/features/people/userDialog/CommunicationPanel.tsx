import { Stack, Text } from '@mantine/core';
import type { CommunicationKind, CommunicationPreferences } from '@schooldog/domain/notifications';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountEditor } from './accountEditor.ts';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { UserFormValues } from './userForm.ts';

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
  const { form, isSelf, change } = useAccountEditor();
  return <Preferences preferences={form.values.communicationPreferences} isSelf={isSelf} onChange={change} />;
}

type Props = Readonly<{
  preferences: CommunicationPreferences;
  isSelf: boolean;
  onChange(patch: Partial<UserFormValues>): void;
}>;

const Preferences = memo(function Preferences({ preferences, isSelf, onChange }: Props) {
  const { t } = useTranslation('features/people/userDialog');
  const set = (kind: CommunicationKind, isOn: boolean) =>
    onChange({ communicationPreferences: { ...preferences, [kind]: isOn } });
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
});
