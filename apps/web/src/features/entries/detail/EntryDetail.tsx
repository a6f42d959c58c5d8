import { Button, Card, CopyButton, Grid, Group, Stack, Text, Title } from '@mantine/core';
import type { ShownEntry } from '@schooldog/contract/entries';
import { canSendAlertAt } from '@schooldog/domain/alerts';
import { canChangeEntry } from '@schooldog/domain/entries';
import { canCreateWorkOrderAt } from '@schooldog/domain/workOrders';
import { IconLink, IconPencil, IconTool, IconTrash, IconUrgent } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useShell } from '../../../platform/navigation/featureShell.ts';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { useActor } from '../../../platform/session/session.ts';
import { CategoryImage, useObservation } from '../../settings/index.ts';
import { EntryPhotos } from '../card/EntryPhotos.tsx';
import { OpinionBadge } from '../card/OpinionBadge.tsx';
import { PendingNote } from '../../outbox/index.ts';
import { useDeleteEntry } from '../card/useDeleteEntry.ts';
import { useEntryWords } from '../card/useEntryWords.ts';
import { entryOperations } from '../entryOperations.ts';
import { urlsOf } from '../entryRecord.ts';
import { openEditEntry } from '../logEntry/open.ts';
import type { PendingEntry } from '../offlineEntries.ts';
import { DeltaCard } from './DeltaCard.tsx';
import classes from './EntryDetail.module.css';
import { EntryFacts } from './EntryFacts.tsx';

type Props = Readonly<{ entry: ShownEntry; pending: PendingEntry | null }>;

export function EntryDetail({ entry, pending }: Props) {
  const { t } = useTexts('features/entries');
  const words = useEntryWords(entry);
  const hasArrived = pending?.kind !== 'create';
  return (
    <>
      <Group justify="space-between" align="flex-start" gap="sm" mb="lg">
        <div className={classes.head}>
          <CategoryImage categoryId={entry.observationCategoryId} size={48} />
          <div className={classes.words}>
            <Title order={1} tabIndex={-1}>
              {words.title}
            </Title>
            <Group gap="sm" mt={4}>
              <OpinionBadge opinion={entry.observationType} />
              {words.school === '' ? null : <Text c="dimmed">{words.school}</Text>}
            </Group>
          </div>
        </div>
        <DetailActions entry={entry} title={words.title} hasArrived={hasArrived} />
      </Group>
      {pending === null ? null : <PendingNote pending={pending} />}
      <Grid gap="lg" mt={pending === null ? 0 : 'md'}>
        <Grid.Col span={{ base: 12, md: hasArrived ? 8 : 12 }}>
          <Card withBorder component="section" aria-label={t('detail.facts')}>
            <Stack gap="md">
              {entry.comment === '' ? null : <Text className={classes.comment ?? ''}>{entry.comment}</Text>}
              <EntryPhotos
                urls={entry.imageUrls}
                title={words.title}
                atMost={20}
                height={200}
                toFollow={entry.imagesToFollow}
              />
              <EntryFacts entry={entry} />
            </Stack>
          </Card>
        </Grid.Col>
        {hasArrived ? (
          <Grid.Col span={{ base: 12, md: 4 }}>
            <DeltaCard entryId={entry.id} />
          </Grid.Col>
        ) : null}
      </Grid>
    </>
  );
}

type ActionProps = Readonly<{ entry: ShownEntry; title: string; hasArrived: boolean }>;

function DetailActions({ entry, title, hasArrived }: ActionProps) {
  const { t } = useTexts('features/entries');
  const actor = useActor();
  const canChange = canChangeEntry(actor, entry);
  return (
    <Group gap="xs">
      {canChange && canSendAlertAt(actor, entry.schoolId) ? (
        <Button
          variant="default"
          leftSection={<IconUrgent size={16} aria-hidden />}
          onClick={() => openEditEntry(entry, { withAlert: true })}
        >
          {t('detail.sendAlert')}
        </Button>
      ) : null}
      {canCreateWorkOrderAt(actor, entry.schoolId) ? <CreateWorkOrder entry={entry} /> : null}
      {hasArrived ? <CopyLink /> : null}
      {canChange ? <ChangeButtons entry={entry} title={title} /> : null}
    </Group>
  );
}

/** With what the entry says, its photos and its place. */
function CreateWorkOrder({ entry }: Readonly<{ entry: ShownEntry }>) {
  const { t } = useTexts('features/entries');
  const start = useShell().actions.get('createWorkOrder');
  const { itemLabel, isPending } = useObservation();
  if (start === undefined) return null;
  const { schoolId, location, locationDataProfileId, locationDataProfileOptionId } = entry;
  const given = {
    schoolId,
    place: { location, locationDataProfileId, locationDataProfileOptionId },
    description: [itemLabel(entry.observationItemId), entry.comment].filter(Boolean).join('\n'),
    pictures: [...urlsOf(entry)].map(([id, url]) => ({ id, url })),
    source: { entryId: entry.id, recordKey: recordKeyOf(entryOperations, entry.id) },
  };
  return (
    <Button
      variant="default"
      leftSection={<IconTool size={16} aria-hidden />}
      // Without its name, the description would begin with the comment.
      loading={isPending}
      onClick={() => start(given)}
    >
      {t('detail.createWorkOrder')}
    </Button>
  );
}

/** Of this very page. */
function CopyLink() {
  const { t } = useTexts('features/entries');
  return (
    <CopyButton value={location.origin + location.pathname}>
      {({ copied, copy }) => (
        <Button variant="default" leftSection={<IconLink size={16} aria-hidden />} onClick={copy}>
          {t(copied ? 'detail.linkCopied' : 'detail.copyLink')}
        </Button>
      )}
    </CopyButton>
  );
}

function ChangeButtons({ entry, title }: Readonly<{ entry: ShownEntry; title: string }>) {
  const { t } = useTexts('features/entries');
  const navigate = useNavigate();
  const remove = useDeleteEntry({ onDeleted: () => void navigate({ to: '/entries' }) });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => openEditEntry(entry)}
      >
        {t('edit')}
      </Button>
      <Button
        variant="default"
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void remove(entry, title)}
      >
        {t('delete.action')}
      </Button>
    </>
  );
}
