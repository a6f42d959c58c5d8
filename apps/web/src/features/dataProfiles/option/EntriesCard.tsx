import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { MonthBars } from './MonthBars.tsx';
import type { ShownOption } from './shownOption.ts';

/** What was logged here, by month, and the way to it. */
export function EntriesCard({ option }: Readonly<{ option: ShownOption }>) {
  const { t } = useTexts('features/dataProfiles');
  const search = { schoolIds: option.schoolId, location: `${option.dataProfileId}.${option.id}` };
  return (
    <Card withBorder component="section" aria-labelledby="location-entries">
      <Group justify="space-between" mb="sm" gap="sm">
        <Title order={2} id="location-entries">
          {t('page.entries')}
        </Title>
        {option.uses === 0 ? null : (
          <Button
            variant="light"
            rightSection={<IconArrowRight size={16} aria-hidden />}
            renderRoot={(props) => <Link to="/entries" search={search} {...props} />}
          >
            {t('page.entriesLink')}
          </Button>
        )}
      </Group>
      {option.uses === 0 ? (
        <Text c="dimmed">{t('page.noEntries')}</Text>
      ) : (
        <Stack gap="sm">
          <Text>{t('page.entriesTotal', { count: option.uses })}</Text>
          <MonthBars months={option.months} />
        </Stack>
      )}
    </Card>
  );
}
