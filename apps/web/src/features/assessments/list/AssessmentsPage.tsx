import { Button, Group } from '@mantine/core';
import { canStart } from '@schooldog/domain/dashboard';
import { IconPlus } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { assessmentFilter } from '../assessmentFilter.ts';
import { openBeginAssessment } from '../begin/open.ts';
import { AssessmentTabs } from './AssessmentTabs.tsx';
import { ListExport } from './ListExport.tsx';
import { useAssessmentList } from './useAssessmentList.ts';

export function AssessmentsPage() {
  const { t } = useTexts('features/assessments');
  const filtering = useFilter(assessmentFilter);
  const listed = useAssessmentList(filtering.filter);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Group gap="xs">
            <ListExport query={listed.query} total={listed.list.count} />
            <BeginButton />
          </Group>
        }
      />
      <AssessmentTabs filtering={filtering} listed={listed} />
    </>
  );
}

/** Only for people who may begin one somewhere. On a phone the floating button does it. */
function BeginButton() {
  const { t } = useTexts('features/assessments');
  const { isOffline } = useConnectivity();
  if (!canStart(useActor(), 'beginAssessment')) return null;
  return (
    <Button
      visibleFrom="sm"
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={isOffline}
      title={isOffline ? t('needsConnection') : undefined}
      onClick={() => openBeginAssessment()}
    >
      {t('begin')}
    </Button>
  );
}
