import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { OneDraft } from './OneDraft.tsx';

export function EditPage() {
  const { schoolId = '', componentId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/eop/editor');
  return (
    <>
      <BackLink way={{ to: '/eop/$schoolId', params: { schoolId } }}>{t('back')}</BackLink>
      <OneDraft key={componentId} componentId={componentId} />
    </>
  );
}
