import type { School } from '@schooldog/domain/schools';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { EditableCard } from './EditableCard.tsx';
import { SchoolFacts } from './SchoolFacts.tsx';
import { SchoolInfoForm } from './SchoolInfoForm.tsx';

export function SchoolInfoCard({ school }: { school: School }) {
  const { t } = useTexts('features/schools');
  return (
    <EditableCard
      id="school-info"
      title={t('info.title')}
      editLabel={t('info.edit')}
      school={school}
      view={<SchoolFacts school={school} />}
      renderForm={(onDone) => <SchoolInfoForm school={school} onDone={onDone} />}
    />
  );
}
