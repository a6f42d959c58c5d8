import type { ShownWalk } from '@schooldog/contract/walks';
import { may } from '@schooldog/domain/permissions';
import { walkRules } from '@schooldog/domain/walks';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ExportButton } from '../../exports/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';

type Props = Readonly<{
  walk: ShownWalk;
  /** Without it, only the two reports. */
  withCsv?: boolean;
}>;

/** The files of a walk in review or complete; no buttons for people who cannot download reports at the school. */
export function WalkReports({ walk, withCsv = true }: Props) {
  const { t } = useTexts('features/walks/manage');
  const school = useSchoolNamesById().get(walk.schoolId) ?? '';
  if (!may(walkRules.download, useActor(), walk)) return null;
  const nothing = walk.entryCount === 0 ? t('reports.nothing') : null;
  const rowsText = (count: number) => t('reports.rows', { count, number: count });
  const titleOf = (report: string) => t('reports.title', { report, school });
  return (
    <>
      <ExportButton
        format="pdf"
        start={client.walks.generateReport}
        query={{ walkId: walk.id, reportType: 'summative' as const }}
        title={titleOf(t('reports.summative'))}
        label={t('reports.summative')}
        help={t('reports.summativeHelp')}
        rowsText={rowsText}
        look={{ variant: 'filled' }}
      />
      <ExportButton
        format="pdf"
        start={client.walks.generateReport}
        query={{ walkId: walk.id, reportType: 'observations' as const }}
        title={titleOf(t('reports.observations'))}
        label={t('reports.observations')}
        help={t('reports.observationsHelp')}
        reason={nothing}
        rowsText={rowsText}
      />
      {withCsv ? (
        <ExportButton
          format="csv"
          start={client.walks.generateCsvForWalk}
          query={{ walkId: walk.id }}
          title={titleOf(t('reports.csvTitle'))}
          label={t('reports.csv')}
          help={t('reports.csvHelp')}
          reason={nothing}
          rowsText={rowsText}
        />
      ) : null}
    </>
  );
}
