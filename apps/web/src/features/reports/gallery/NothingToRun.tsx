import { List, Stack, Text } from '@mantine/core';
import { listText } from '@schooldog/domain/kernel';
import { permissionsForReport, type ReportName } from '@schooldog/domain/reports';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { existingReports } from '../catalog.ts';
import { usePermissionNames } from '../usePermissionNames.ts';

/** For somebody who may open the page and run nothing: what each report would need. */
export function NothingToRun() {
  const { t, language } = useTexts('features/reports');
  const permissionNames = usePermissionNames();
  const byNeeds = new Map<string, ReportName[]>();
  for (const report of existingReports(useActor())) {
    const needed = permissionNames(permissionsForReport(report));
    byNeeds.set(needed, [...(byNeeds.get(needed) ?? []), report]);
  }
  return (
    <Stack align="center" gap={0} mb="xl">
      <StateMessage icon={<IconLock aria-hidden />} title={t('nothing.title')} body={t('nothing.body')} />
      <List spacing="xs" maw={560}>
        {[...byNeeds].map(([needed, reports]) => (
          <List.Item key={needed}>
            <Text span>
              {t('nothing.needs', {
                reports: listText(
                  reports.map((report) => t(`reports.${report}.name`)),
                  language,
                ),
                permissions: needed,
              })}
            </Text>
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
