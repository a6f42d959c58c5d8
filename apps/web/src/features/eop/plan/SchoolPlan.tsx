import { Box, Button, Group, Stack } from '@mantine/core';
import { canEditEopsAt, schoolsWithEops } from '@schooldog/domain/eop';
import { IconLink, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { isMissing } from '../../../ui/isMissing.ts';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { KeepOnDevice } from '../../goKits/index.ts';
import { SchoolMissing, SchoolSelect, useSchoolNamesById } from '../../schools/index.ts';
import type { ComponentListFilter } from '../eopFilter.ts';
import { useComponents } from '../queries.ts';
import { AddComponentDialog } from './AddComponentDialog.tsx';
import { Plan } from './Plan.tsx';
import { PlanPdf } from './PlanPdf.tsx';

type Props = Readonly<{ schoolId: string; filtering: FilterState<ComponentListFilter> }>;

/** The plan of one school. Choosing another school replaces the page. */
export function SchoolPlan({ schoolId, filtering }: Props) {
  const { t } = useTexts('features/eop');
  const actor = useActor();
  const navigate = useNavigate();
  const { isOffline } = useConnectivity();
  const components = useComponents(schoolId, filtering.filter.showArchived ?? false);
  const all = components.data?.components ?? [];
  const [isAdding, setIsAdding] = useState(false);
  const name = useSchoolNamesById().get(schoolId) ?? '';
  const isUnknown = isMissing(components);
  const mayEdit = !isUnknown && canEditEopsAt(actor, schoolId);
  const mayAdd = mayEdit && components.data?.isSchoolArchived === false;
  const show = (chosen: string | null) => {
    if (chosen !== null && chosen !== schoolId)
      void navigate({ to: '/eop/$schoolId', params: { schoolId: chosen }, replace: true });
  };
  return (
    <>
      <BackLink way={{ to: '/eop' }}>{t('title')}</BackLink>
      <PageHeader
        title={isUnknown ? t('title') : t('plan.title', { school: name })}
        actions={
          <Group gap="xs">
            {components.data === undefined ? null : (
              <KeepOnDevice
                schoolId={schoolId}
                school={name}
                isSchoolArchived={components.data.isSchoolArchived}
              />
            )}
            {all.length === 0 ? null : (
              <PlanPdf
                schoolId={schoolId}
                school={name}
                isAnyCertified={all.some((one) => one.lastCertificationTimestamp !== null)}
              />
            )}
            {mayEdit ? (
              <Button
                variant="default"
                mih={44}
                leftSection={<IconLink size={16} aria-hidden />}
                renderRoot={(props) => (
                  <Link to="/responderLinks/$schoolId" params={{ schoolId }} {...props} />
                )}
              >
                {t('plan.responderLinks')}
              </Button>
            ) : null}
            {mayAdd ? (
              <Button
                mih={44}
                leftSection={<IconPlus size={16} aria-hidden />}
                disabled={isOffline}
                title={isOffline ? t('offlineReason') : undefined}
                onClick={() => setIsAdding(true)}
              >
                {t('add.label')}
              </Button>
            ) : null}
          </Group>
        }
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Stack gap="md">
        <Box maw={420}>
          <SchoolSelect purpose="filter" offered={schoolsWithEops(actor)} value={schoolId} onChange={show} />
        </Box>
        <QueryState
          query={components}
          isOffline={isOffline}
          skeleton={<SkeletonList rows={8} height={76} />}
          missing={<SchoolMissing />}
        >
          {(plan) => <Plan key={schoolId} schoolId={schoolId} plan={plan} filtering={filtering} />}
        </QueryState>
      </Stack>
      {isAdding ? <AddComponentDialog schoolId={schoolId} onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
