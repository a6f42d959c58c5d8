import type { DrillLogQuery } from '@schooldog/contract/drills';
import { schoolsWithDrills } from '@schooldog/domain/drills';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useToday } from '../../../ui/useToday.ts';
import { ExportButtons, type StartExport } from '../../exports/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import type { DrillListFilter } from '../drillFilter.ts';
import { logOf } from './logOf.ts';

type Props = Readonly<{ filter: DrillListFilter; total: number | undefined }>;

/** What the filter matches as CSV, and the log of one school and school year as PDF. */
export function DrillExports({ filter, total }: Props) {
  const { t } = useTexts('features/drills');
  const schools = useSchoolNamesById();
  const log = logOf(filter, { held: schoolsWithDrills(useActor()), today: useToday() });
  const named =
    typeof log === 'string' ? null : { ...log, school: schools.get(log.schoolId) ?? t('unknownSchool') };
  return (
    <ExportButtons
      starts={{
        csv: client.drills.generateDrillsCsv,
        ...(named === null ? {} : { pdf: startLog(named, t('export.logTitle', named)) }),
      }}
      query={filter}
      title={t('title')}
      total={total}
      reasons={{ pdf: typeof log === 'string' ? t(`export.${log}`) : null }}
      words={{
        rows: (count) => t('export.rows', { count }),
        nothing: t('export.nothing'),
        pdfHelp: named === null ? '' : t('export.logHelp', named),
      }}
    />
  );
}

/** Of the choices of the list the log needs only school and year. */
function startLog({ schoolId, schoolYear }: DrillLogQuery, title: string): StartExport<DrillListFilter> {
  return ({ exportId, language }, options) =>
    client.drills.generateDrillLogPdf(
      { exportId, language, title, query: { schoolId, schoolYear } },
      options,
    );
}
