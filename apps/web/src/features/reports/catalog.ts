// The reports by subject, as the gallery shows them.
import type { Actor } from '@schooldog/domain/permissions';
import { canUseReport, existsReport, type ReportName } from '@schooldog/domain/reports';
import {
  IconCalendarCheck,
  IconCertificate,
  IconChecklist,
  IconClipboardList,
  IconFileText,
  type Icon,
  IconKey,
  IconPresentation,
  IconRun,
  IconTool,
  IconUsersGroup,
  IconWalk,
} from '@tabler/icons-react';

type Subject = Readonly<{
  subject: 'safety' | 'facilities' | 'plans' | 'district';
  reports: readonly ReportName[];
}>;

const subjects: readonly Subject[] = [
  {
    subject: 'safety',
    reports: ['entries', 'walkActivity', 'walkReports', 'assessmentScores', 'drillLog', 'drillCompliance'],
  },
  { subject: 'facilities', reports: ['workOrderBacklog'] },
  { subject: 'plans', reports: ['eopCertification', 'rosterGaps'] },
  { subject: 'district', reports: ['accessList', 'boardPacket'] },
];

export const reportIcons: Readonly<Record<ReportName, Icon>> = {
  entries: IconClipboardList,
  walkActivity: IconWalk,
  walkReports: IconFileText,
  assessmentScores: IconChecklist,
  drillLog: IconRun,
  drillCompliance: IconCalendarCheck,
  workOrderBacklog: IconTool,
  eopCertification: IconCertificate,
  rosterGaps: IconUsersGroup,
  accessList: IconKey,
  boardPacket: IconPresentation,
};

/** What this person may run somewhere; a subject without any is left out. */
export function runnableSubjects(actor: Actor): readonly Subject[] {
  return subjects
    .map(({ subject, reports }) => ({
      subject,
      reports: reports.filter((name) => canUseReport(actor, name)),
    }))
    .filter(({ reports }) => reports.length > 0);
}

/** What could be run with more permissions. */
export function existingReports({ features }: Actor): readonly ReportName[] {
  return subjects.flatMap(({ reports }) => reports.filter((name) => existsReport(name, features)));
}
