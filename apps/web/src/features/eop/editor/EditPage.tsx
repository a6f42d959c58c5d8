import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../ui/BackLink.tsx';
import { OneDraft } from './OneDraft.tsx';

export function EditPage() {
  const { schoolId = '', componentId = '' } = useParams({ strict: false });
  const { t } = useTranslation('features/eop/editor');
  return (
    <>
      <BackLink way={{ to: '/eop/$schoolId', params: { schoolId } }}>{t('back')}</BackLink>
      <OneDraft key={componentId} componentId={componentId} />
    </>
  );
}
