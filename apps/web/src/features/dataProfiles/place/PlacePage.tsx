// Where a label leads: the place, and what this person can do there.
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { Place } from './queries.ts';
import { canManageDataProfiles } from '@schooldog/domain/dataProfiles';
import { canLogEntryAt } from '@schooldog/domain/entries';
import { canCreateWorkOrderAt } from '@schooldog/domain/workOrders';
import { IconArchive, IconClipboardPlus, IconMapPin, IconTool } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useShell } from '../../../platform/navigation/featureShell.ts';
import { useActor } from '../../../platform/session/session.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { FoundOrGone } from '../FoundOrGone.tsx';
import { usePlace } from './queries.ts';

export function PlacePage() {
  const { optionId = '' } = useParams({ strict: false });
  return <PlaceFound optionId={optionId} />;
}

export function PlaceFound({ optionId }: Readonly<{ optionId: string }>) {
  return (
    <FoundOrGone query={usePlace(optionId)} skeleton={<RecordSkeleton cards={[160]} />}>
      {(place) => <PlaceActions place={place} />}
    </FoundOrGone>
  );
}

function PlaceActions({ place }: Readonly<{ place: Place }>) {
  const { t } = useTexts('features/dataProfiles');
  const actor = useActor();
  const { actions } = useShell();
  const { schoolId, dataProfileId, optionId, label, isArchived } = place;
  const given = {
    schoolId,
    place: { location: label, locationDataProfileId: dataProfileId, locationDataProfileOptionId: optionId },
  };
  const logEntry = canLogEntryAt(actor, schoolId) ? actions.get('logEntry') : undefined;
  const createOrder = canCreateWorkOrderAt(actor, schoolId) ? actions.get('createWorkOrder') : undefined;
  const manages = canManageDataProfiles(actor, schoolId);
  const common = { size: 'lg', px: 'md', fz: 'md', fullWidth: true } as const;
  return (
    <Stack gap="lg" maw={480}>
      <div>
        <PageHeader title={label} />
        <Text c="dimmed">{place.schoolName}</Text>
      </div>
      {isArchived ? (
        <Alert color="gray" icon={<IconArchive aria-hidden />}>
          {t('place.archived')}
        </Alert>
      ) : (
        <>
          {logEntry === undefined ? null : (
            <Button
              {...common}
              leftSection={<IconClipboardPlus aria-hidden />}
              onClick={() => logEntry(given)}
            >
              {t('place.logEntry')}
            </Button>
          )}
          {createOrder === undefined ? null : (
            <Button
              {...common}
              variant={logEntry === undefined ? 'filled' : 'default'}
              leftSection={<IconTool aria-hidden />}
              onClick={() => createOrder(given)}
            >
              {t('place.createWorkOrder')}
            </Button>
          )}
          {logEntry === undefined && createOrder === undefined ? <Text>{t('place.nothing')}</Text> : null}
        </>
      )}
      {manages ? (
        <Button
          variant="subtle"
          mih={44}
          leftSection={<IconMapPin size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/dataProfiles/$schoolId/$dataProfileId/$optionId"
              params={{ schoolId, dataProfileId, optionId }}
              {...props}
            />
          )}
        >
          {t('place.open')}
        </Button>
      ) : null}
    </Stack>
  );
}
