import { Checkbox, List, Radio, Stack, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { numberText } from '@schooldog/domain/kernel';
import { mayCompleteWith, reviewPermissions } from '@schooldog/domain/walks';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { UserPicker } from '../../../picker/index.ts';
import { useOrganization } from '../../../schools/index.ts';
import type { ListedWalkEntry } from '../../offlineWalks.ts';
import type { useWalkOutbox } from '../useWalkOutbox.ts';
import { useFinishWalk } from './useFinishWalk.ts';

type Props = Readonly<{
  walk: ShownWalk;
  entries: readonly ListedWalkEntry[];
  outbox: ReturnType<typeof useWalkOutbox>;
  maySubmit: boolean;
  onClose(): void;
}>;

type Way = 'complete' | 'review';

/** The last look before a walk ends: what happens, and where the district wants it, who reviews. */
export function CompleteDialog({ walk, entries, outbox, maySubmit, onClose }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const hasReview = useOrganization().data?.reviewWalks === true && maySubmit;
  const [way, setWay] = useState<Way>('complete');
  const [reviewer, setReviewer] = useState<string | null>(null);
  const [acceptsNoEntries, setAcceptsNoEntries] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const { finish, isPending, problem } = useFinishWalk(walk);
  const isReview = hasReview && way === 'review';
  const lacksReviewer = isReview && reviewer === null;
  const lacksConsent = !mayCompleteWith(entries.length, acceptsNoEntries);
  const required = (lacks: boolean) => (wasTried && lacks ? t('complete.required') : undefined);
  return (
    <FormDialog
      title={t('complete.title')}
      submitLabel={t(isReview ? 'complete.submitReview' : 'complete.submit')}
      isPending={isPending}
      isDisabled={outbox.waiting.length > 0}
      problem={problem}
      offlineReason={t('complete.offline')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (lacksReviewer || lacksConsent) return;
        finish({ reviewerUserId: isReview ? reviewer : null, acceptsNoEntries });
      }}
    >
      <Consequences entries={entries} outbox={outbox} isReview={isReview} />
      {hasReview ? (
        <Radio.Group label={t('complete.way.label')} value={way} onChange={(value) => setWay(wayOf(value))}>
          <Stack gap="xs" mt={4}>
            <Radio value="complete" label={t('complete.way.complete')} />
            <Radio value="review" label={t('complete.way.review')} description={t('complete.way.help')} />
          </Stack>
        </Radio.Group>
      ) : null}
      {isReview ? (
        <UserPicker
          label={t('complete.reviewer')}
          value={reviewer === null ? [] : [reviewer]}
          onChange={([userId = null]) => setReviewer(userId)}
          max={1}
          isRequired
          withoutSelf
          withoutStaff
          {...reviewPermissions(walk)}
          atSchoolId={walk.schoolId}
          error={required(lacksReviewer)}
        />
      ) : null}
      {entries.length === 0 ? (
        <Checkbox
          label={t('complete.noEntries')}
          checked={acceptsNoEntries}
          onChange={(event) => setAcceptsNoEntries(event.currentTarget.checked)}
          error={required(lacksConsent)}
        />
      ) : null}
    </FormDialog>
  );
}

function wayOf(value: string): Way {
  return value === 'review' ? 'review' : 'complete';
}

type ConsequencesProps = Pick<Props, 'entries' | 'outbox'> & Readonly<{ isReview: boolean }>;

/** What completing or submitting does, and what of this device is not part of it yet. */
function Consequences({ entries, outbox, isReview }: ConsequencesProps) {
  const { t, language } = useTexts('features/walks/inProgress');
  const records = entries.map(({ record }) => record).filter(({ isPublished }) => !isPublished);
  const counts = {
    entries: records.length,
    alerts: records.filter(({ safetyAlert }) => safetyAlert?.state === 'waiting').length,
    workOrders: records.flatMap(({ tasksToAddOnSubmission }) => tasksToAddOnSubmission).length,
    waiting: outbox.waiting.length,
    rejected: outbox.rejected.length,
  };
  const kinds = (['entries', 'alerts', 'workOrders', 'waiting', 'rejected'] as const).filter(
    (kind) => counts[kind] > 0,
  );
  return (
    <>
      <Text>{t(isReview ? 'complete.inReview' : 'complete.frozen')}</Text>
      {kinds.length === 0 ? null : (
        <List>
          {kinds.map((kind) => (
            <List.Item key={kind}>
              {t(`complete.${isReview ? 'numbersAfterReview' : 'numbers'}.${kind}`, {
                count: counts[kind],
                number: numberText(counts[kind], language),
              })}
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}
