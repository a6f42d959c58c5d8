import { Button, Card, Group, Title } from '@mantine/core';
import { canEditSchool, type School, schoolFacts } from '@schooldog/domain/schools';
import { IconPencil } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useActor } from '../../platform/session/session.ts';

type Props = Readonly<{
  id: string;
  title: string;
  editLabel: string;
  school: School;
  view: ReactNode;
  renderForm(onDone: () => void): ReactNode;
}>;

/** Shows a part of a school, and its form in the same place for those who may edit it. Editing needs a connection. */
export function EditableCard({ id, title, editLabel, school, view, renderForm }: Props) {
  const { t } = useTexts('features/schools');
  const [isEditing, setIsEditing] = useState(false);
  const { isOffline } = useConnectivity();
  const mayEdit = canEditSchool(useActor(), schoolFacts(school));
  return (
    <Card withBorder component="section" aria-labelledby={id}>
      <Group justify="space-between" mb="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {mayEdit && !isEditing ? (
          <Button
            variant="light"
            leftSection={<IconPencil size={16} />}
            disabled={isOffline}
            title={isOffline ? t('offlineReason') : undefined}
            onClick={() => setIsEditing(true)}
          >
            {editLabel}
          </Button>
        ) : null}
      </Group>
      {isEditing ? renderForm(() => setIsEditing(false)) : view}
    </Card>
  );
}
