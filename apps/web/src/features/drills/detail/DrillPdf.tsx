import type { ShownDrill } from '@schooldog/contract/drills';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { fullDay } from '../../../ui/shortDay.ts';
import { ExportButton } from '../../exports/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useDrillWords } from '../parts/useDrillWords.ts';

/** The drill on paper, with what a state portal asks for. */
export function DrillPdf({ drill }: Readonly<{ drill: ShownDrill }>) {
  const { t } = useTexts('features/drills/detail');
  const { titleText } = useDrillWords();
  const school = useSchoolNamesById().get(drill.schoolId) ?? '';
  return (
    <ExportButton
      format="pdf"
      start={client.drills.generateDrillPdf}
      query={{ drillId: drill.id }}
      title={t('pdf.title', { drill: titleText(drill), school, date: fullDay(drill.drillDate) })}
      label={t('pdf.label')}
      help={t('pdf.help')}
      rowsText={(count) => t('pdf.rows', { count })}
    />
  );
}
