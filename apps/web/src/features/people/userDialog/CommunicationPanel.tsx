import { Stack, Text } from '@mantine/core';
import type { CommunicationKind, CommunicationPreferences } from '@schooldog/domain/notifications';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useAccountEditor } from './accountEditor.ts';
import { communicationGroups } from './communicationGroups.ts';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { UserFormValues } from './userForm.ts';

export function CommunicationPanel() {
  const { form, isSelf, editor, change } = useAccountEditor();
  return (
    <Preferences
      preferences={form.values.communicationPreferences}
      isSelf={isSelf}
      hasWorkOrders={editor.features.enableWorkOrders}
      onChange={change}
    />
  );
}

type Props = Readonly<{
  preferences: CommunicationPreferences;
  isSelf: boolean;
  hasWorkOrders: boolean;
  onChange(patch: Partial<UserFormValues>): void;
}>;

const Preferences = memo(function Preferences({ preferences, isSelf, hasWorkOrders, onChange }: Props) {
  const { t } = useTexts('features/people/userDialog');
  const set = (kind: CommunicationKind, isOn: boolean) =>
    onChange({ communicationPreferences: { ...preferences, [kind]: isOn } });
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t(isSelf ? 'communication.lead' : 'communication.leadOther')}
      </Text>
      {communicationGroups(hasWorkOrders).map(({ name, kinds }) => (
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
