import { Text } from '@mantine/core';
import { reportSchools, type ReportName } from '@schooldog/domain/reports';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';

type Props = Readonly<{ report: ReportName; actions?: ReactNode }>;

/** The name of the report, what it answers, and of which school if there is only one to choose. */
export function ReportHead({ report, actions }: Props) {
  const { t } = useTexts('features/reports');
  const schools = reportSchools(useActor(), report);
  const names = useSchoolNamesById();
  const [only, ...others] = schools === 'all' ? [] : schools;
  const school = only === undefined || others.length > 0 ? undefined : names.get(only);
  return (
    <>
      <BackLink way={{ to: '/reports' }}>{t('title')}</BackLink>
      <PageHeader title={t(`reports.${report}.name`)} actions={actions} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Text c="dimmed" mb="md" maw={720}>
        {t(`reports.${report}.question`)}
        {school === undefined ? null : ` ${t('onlySchool', { school })}`}
      </Text>
    </>
  );
}
