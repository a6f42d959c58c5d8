import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { recurringLimits } from '@schooldog/domain/recurring';
import { IconSchoolOff } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSeriesContext } from '../seriesContext.ts';
import { useSeriesWords } from '../useSeriesWords.ts';

/** Schools where orders were left untouched too often; each is resumed by itself. */
export function PausedSchools({ series }: Readonly<{ series: ShownSeries }>) {
  const { t } = useTexts('features/recurring/detail');
  const { isOffline } = useConnectivity();
  const { schoolName } = useSeriesWords();
  const { actions } = useSeriesContext();
  if (series.pausedSchoolIds.length === 0) return null;
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconSchoolOff aria-hidden />}
      title={t('pausedSchools.title', { count: series.pausedSchoolIds.length })}
    >
      <Stack gap="xs">
        <Text size="sm">{t('pausedSchools.why', { number: recurringLimits.untouchedInARow })}</Text>
        {series.pausedSchoolIds.map((schoolId) => (
          <Group key={schoolId} justify="space-between">
            <Text size="sm" fw={600}>
              {schoolName(schoolId)}
            </Text>
            <Button
              variant="default"
              mih={44}
              disabled={isOffline}
              aria-label={t('pausedSchools.resumeAt', { school: schoolName(schoolId) })}
              onClick={() => void actions.resumeSchool(series, schoolId)}
            >
              {t('pausedSchools.resume')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}
