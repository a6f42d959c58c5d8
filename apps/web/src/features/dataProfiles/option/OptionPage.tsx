import { Alert, Anchor, Button, Grid, Group, Stack } from '@mantine/core';
import { canCreateWorkOrderAt } from '@schooldog/domain/workOrders';
import { IconArchive, IconArrowMerge, IconPencil, IconTool } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useShell } from '../../../platform/navigation/featureShell.ts';
import { useActor } from '../../../platform/session/session.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { FoundOrGone } from '../FoundOrGone.tsx';
import { useOption } from '../queries.ts';
import { EntriesCard } from './EntriesCard.tsx';
import type { ShownOption } from './shownOption.ts';
import { FactsCard } from './FactsCard.tsx';
import { FilesCard } from './FilesCard.tsx';
import { OptionDialogs } from './OptionDialogs.tsx';
import { OptionHistoryCard } from './OptionHistoryCard.tsx';
import { OptionMenu } from './OptionMenu.tsx';
import type { OptionTask } from './optionTask.ts';
import { WorkOrdersCard } from './WorkOrdersCard.tsx';

export function OptionPage() {
  const { schoolId = '', dataProfileId = '', optionId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/dataProfiles');
  const { isOffline } = useConnectivity();
  const option = useOption(optionId);
  return (
    <>
      <BackLink
        way={{
          to: '/dataProfiles/$schoolId/$dataProfileId',
          params: { schoolId, dataProfileId: option.data?.dataProfileId ?? dataProfileId },
        }}
      >
        {option.data?.profileName ?? t('title')}
      </BackLink>
      <FoundOrGone query={option} skeleton={<RecordSkeleton cards={[160, 240]} />}>
        {(data) => <OptionDetail option={data} isOffline={isOffline} />}
      </FoundOrGone>
    </>
  );
}

/** At this place, for those who can create work orders at its school. */
function CreateWorkOrder({ option }: Readonly<{ option: ShownOption }>) {
  const { t } = useTexts('features/dataProfiles');
  const start = useShell().actions.get('createWorkOrder');
  const actor = useActor();
  const { schoolId, dataProfileId, id, label, isArchived } = option;
  if (start === undefined || isArchived || !canCreateWorkOrderAt(actor, schoolId)) return null;
  const place = {
    location: label,
    locationDataProfileId: dataProfileId,
    locationDataProfileOptionId: id,
  };
  return (
    <Button
      variant="default"
      leftSection={<IconTool size={16} aria-hidden />}
      onClick={() => start({ schoolId, place })}
    >
      {t('page.createWorkOrder')}
    </Button>
  );
}

function OptionDetail({ option, isOffline }: Readonly<{ option: ShownOption; isOffline: boolean }>) {
  const { t } = useTexts('features/dataProfiles');
  const navigate = useNavigate();
  const [task, setTask] = useState<OptionTask | null>(null);
  const isMerged = option.mergedIntoId !== null;
  const { schoolId, dataProfileId } = option;
  const leave = () =>
    void navigate({ to: '/dataProfiles/$schoolId/$dataProfileId', params: { schoolId, dataProfileId } });
  return (
    <>
      <PageHeader
        title={option.label}
        actions={
          isMerged ? undefined : (
            <Group gap="xs">
              <CreateWorkOrder option={option} />
              <Button
                leftSection={<IconPencil size={16} aria-hidden />}
                disabled={isOffline}
                title={isOffline ? t('offlineReason') : undefined}
                onClick={() => setTask({ kind: 'edit', option })}
              >
                {t('option.edit')}
              </Button>
              {isOffline ? null : <OptionMenu option={option} onTask={setTask} onDeleted={leave} />}
            </Group>
          )
        }
      />
      {option.standsFor === null ? null : (
        <Alert color="gray" icon={<IconArrowMerge aria-hidden />} mb="md">
          {t('page.mergedNote', { name: option.standsFor.label })}{' '}
          <Anchor
            renderRoot={(props) => (
              <Link
                to="/dataProfiles/$schoolId/$dataProfileId/$optionId"
                params={{ schoolId, dataProfileId, optionId: option.standsFor?.id ?? '' }}
                {...props}
              />
            )}
          >
            {t('page.mergedLink', { name: option.standsFor.label })}
          </Anchor>
        </Alert>
      )}
      {option.isArchived && !isMerged ? (
        <Alert color="gray" icon={<IconArchive aria-hidden />} mb="md">
          {t('page.archivedNote')}
        </Alert>
      ) : null}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <FactsCard option={option} />
            <EntriesCard option={option} />
            <WorkOrdersCard option={option} />
            <FilesCard option={option} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <OptionHistoryCard optionId={option.id} />
        </Grid.Col>
      </Grid>
      <OptionDialogs
        schoolId={schoolId}
        dataProfileId={dataProfileId}
        task={task}
        current={[option]}
        onClose={() => setTask(null)}
      />
    </>
  );
}
