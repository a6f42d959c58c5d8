import { Text, Title } from '@mantine/core';
import type { ReportName } from '@schooldog/domain/reports';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { reportIcons, runnableSubjects } from '../catalog.ts';
import classes from './Gallery.module.css';
import { NothingToRun } from './NothingToRun.tsx';

/** The reports this person may run, each with the question that it answers. */
export function Gallery() {
  const { t } = useTexts('features/reports');
  const subjects = runnableSubjects(useActor());
  return (
    <>
      <PageHeader title={t('title')} />
      <OfflineNote>{t('offline')}</OfflineNote>
      {subjects.length === 0 ? (
        <NothingToRun />
      ) : (
        subjects.map(({ subject, reports }) => (
          <section key={subject} className={classes.subject} aria-labelledby={`reports-${subject}`}>
            <Title order={2} size="h3" id={`reports-${subject}`}>
              {t(`subjects.${subject}`)}
            </Title>
            <ul className={classes.cards}>
              {reports.map((report) => (
                <li key={report}>
                  <ReportCard report={report} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </>
  );
}

function ReportCard({ report }: Readonly<{ report: ReportName }>) {
  const { t } = useTexts('features/reports');
  const Icon = reportIcons[report];
  return (
    <Link to="/reports" search={{ report }} className={classes.card}>
      <span className={classes.icon}>
        <Icon size={24} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{t(`reports.${report}.name`)}</span>
        <Text span className={classes.question ?? ''}>
          {t(`reports.${report}.question`)}
        </Text>
      </span>
      <IconChevronRight size={20} aria-hidden className={classes.arrow} />
    </Link>
  );
}
