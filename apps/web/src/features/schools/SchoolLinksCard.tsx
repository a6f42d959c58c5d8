import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { canEditSchool, type School } from '@schooldog/domain/schools';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useActor } from '../../platform/session/session.ts';
import { SchoolLinksForm } from './SchoolLinksForm.tsx';

export function SchoolLinksCard({ school }: { school: School }) {
  const { t } = useTranslation('schools');
  const [isEditing, setIsEditing] = useState(false);
  const { isOffline } = useConnectivity();
  const mayEdit = canEditSchool(useActor(), school.id);
  return (
    <Card withBorder component="section" aria-labelledby="school-links">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="school-links">
          {t('links.title')}
        </Title>
        {mayEdit && !isEditing ? (
          <Button
            variant="light"
            leftSection={<IconPencil size={16} />}
            disabled={isOffline}
            title={isOffline ? t('offlineReason') : undefined}
            onClick={() => setIsEditing(true)}
          >
            {t('links.edit')}
          </Button>
        ) : null}
      </Group>
      {isEditing ? (
        <SchoolLinksForm school={school} onDone={() => setIsEditing(false)} />
      ) : (
        <LinkList links={school.links} />
      )}
    </Card>
  );
}

function LinkList({ links }: { links: School['links'] }) {
  const { t } = useTranslation('schools');
  if (links.length === 0) return <Text c="dimmed">{t('links.empty')}</Text>;
  return (
    <Stack gap={4}>
      {links.map(({ name, url }) => (
        <Anchor key={`${name} ${url}`} href={url} target="_blank" rel="noreferrer" py={8}>
          <Group gap={6} wrap="nowrap">
            <IconExternalLink size={16} aria-label={t('links.opens')} />
            {name}
          </Group>
        </Anchor>
      ))}
    </Stack>
  );
}
