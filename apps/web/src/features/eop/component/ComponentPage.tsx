import { componentPath } from '@schooldog/domain/eop';
import { Navigate, useParams } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { ComponentMissing } from '../parts/ComponentMissing.tsx';
import { editPath } from '../parts/editPath.ts';
import { useComponent } from '../queries.ts';
import { CertifiedView } from './CertifiedView.tsx';

/** One component as it was certified. Lists have pages of their own, and what was never certified is a draft. */
export function ComponentPage() {
  const { schoolId = '', componentId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const component = useComponent(componentId);
  return (
    <>
      <BackLink way={{ to: '/eop/$schoolId', params: { schoolId } }}>{t('component.back')}</BackLink>
      <OfflineNote>{t('offline')}</OfflineNote>
      <QueryState
        query={component}
        isOffline={isOffline}
        skeleton={<RecordSkeleton cards={[600]} />}
        missing={<ComponentMissing schoolId={schoolId} />}
      >
        {(shown) => {
          if (shown.kind !== 'document' || shown.schoolId !== schoolId)
            return <Navigate to={componentPath(shown)} replace />;
          if (shown.lastCertificationTimestamp !== null)
            return <CertifiedView key={shown.id} component={shown} />;
          return <Navigate to={editPath(shown)} replace />;
        }}
      </QueryState>
    </>
  );
}
