import type { School } from '@schooldog/domain/schools';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { EditableCard } from './EditableCard.tsx';
import { LinkList } from './LinkList.tsx';
import { SchoolLinksForm } from './SchoolLinksForm.tsx';

export function SchoolLinksCard({ school }: { school: School }) {
  const { t } = useTexts('features/schools');
  return (
    <EditableCard
      id="school-links"
      title={t('links.title')}
      editLabel={t('links.edit')}
      school={school}
      view={<LinkList links={school.links} />}
      renderForm={(onDone) => <SchoolLinksForm school={school} onDone={onDone} />}
    />
  );
}
