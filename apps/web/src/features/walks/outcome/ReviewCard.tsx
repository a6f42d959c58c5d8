import { Skeleton, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { may } from '@schooldog/domain/permissions';
import { reviewEnds, walkRules } from '@schooldog/domain/walks';
import { RichText } from '../../../platform/i18n/RichText.tsx';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useMomentText } from '../../../ui/momentText.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useReviewDraft } from './reviewDraft.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { submittedAt } from './submittedAt.ts';

type Props = Readonly<{ walk: ShownWalk }>;

/** The decision for the reviewer; everyone else reads who decides, and until when. */
export function ReviewCard({ walk }: Props) {
  const { t } = useTexts('features/walks/outcome');
  const mayReview = may(walkRules.review, useActor(), walk);
  return (
    <SectionCard title={t('review.title')}>
      <ReviewTime walk={walk} isMine={mayReview} />
      {mayReview ? <OwnReview walkId={walk.id} /> : null}
    </SectionCard>
  );
}

function ReviewTime({ walk, isMine }: Props & Readonly<{ isMine: boolean }>) {
  const { t } = useTexts('features/walks/outcome');
  const momentText = useMomentText();
  const timeSubmitted = submittedAt(walk);
  const name = walk.reviewerName ?? t('filters.unknownPerson');
  const when = timeSubmitted === null ? '' : momentText(reviewEnds(timeSubmitted));
  const isArchived = walk.timeArchived !== null;
  return (
    <>
      {isMine ? null : (
        <Text>
          <RichText
            namespace="features/walks/outcome"
            text="review.by"
            values={{ name }}
            parts={{ b: <b /> }}
          />
        </Text>
      )}
      <Text size="sm" c="dimmed" mb={isMine ? 'md' : 0}>
        {isArchived ? t('review.archived') : t('review.ends', { when })}
      </Text>
    </>
  );
}

function OwnReview({ walkId }: Readonly<{ walkId: string }>) {
  const draft = useReviewDraft(walkId);
  return draft === null ? <Skeleton h={240} /> : <ReviewForm walkId={walkId} draft={draft} />;
}
