import { Button, Card, Group, Title } from '@mantine/core';
import { canEditSchool, type School } from '@schooldog/domain/schools';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useActor } from '../../platform/session/session.ts';
import { SchoolFacts } from './SchoolFacts.tsx';
import { SchoolInfoForm } from './SchoolInfoForm.tsx';

export function SchoolInfoCard({ school }: { school: School }) {
  const { t } = useTranslation('schools');
  const [isEditing, setIsEditing] = useState(false);
  const { isOffline } = useConnectivity();
  const mayEdit = canEditSchool(useActor(), school.id);
  return (
    <Card withBorder component="section" aria-labelledby="school-info">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="school-info">
          {t('info.title')}
        </Title>
        {mayEdit && !isEditing ? (
          <Button
            variant="light"
            leftSection={<IconPencil size={16} />}
            disabled={isOffline}
            title={isOffline ? t('offlineReason') : undefined}
            onClick={() => setIsEditing(true)}
          >
            {t('info.edit')}
          </Button>
        ) : null}
      </Group>
      {isEditing ? (
        <SchoolInfoForm school={school} onDone={() => setIsEditing(false)} />
      ) : (
        <SchoolFacts school={school} />
      )}
    </Card>
  );
}
