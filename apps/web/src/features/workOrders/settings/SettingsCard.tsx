import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { TasksSettings } from '@schooldog/domain/workOrders';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';

type Props = Readonly<{
  title: string;
  help: string;
  view: ReactNode;
  settings: TasksSettings;
  /** Until it is saved or canceled. */
  Form: ComponentType<Readonly<{ settings: TasksSettings; onDone(): void }>>;
}>;

/** A card of the settings: it shows what is set, and Edit turns it into a form with Save and Cancel. */
export function SettingsCard({ title, help, view, settings, Form }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const { isOffline } = useConnectivity();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <SectionCard title={title}>
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {help}
        </Text>
        {isEditing ? <Form settings={settings} onDone={() => setIsEditing(false)} /> : view}
        {isEditing ? null : (
          <Group justify="flex-end">
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              disabled={isOffline}
              aria-label={t('editCard', { card: title })}
              onClick={() => setIsEditing(true)}
            >
              {t('edit')}
            </Button>
          </Group>
        )}
      </Stack>
    </SectionCard>
  );
}
