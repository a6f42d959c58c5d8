import type { ListedAssessment } from '@schooldog/contract/assessments';
import { IconClock, IconSchool, IconUser, IconWalk } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ScoreChip } from '../../../ui/ScoreChip.tsx';
import card from '../../../ui/recordCard.module.css';
import { useSchoolNamesById } from '../../schools/index.ts';
import { AssessmentLink } from '../parts/AssessmentLink.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';

/** Rendered again only when its assessment changes. */
export const AssessmentCard = memo(function AssessmentCard({
  assessment,
}: Readonly<{ assessment: ListedAssessment }>) {
  const { t } = useTexts('features/assessments');
  const school = useSchoolNamesById().get(assessment.schoolId) ?? '…';
  const { kind, moment } = lastMoment(assessment);
  return (
    <article className={card.card}>
      <h2 className={card.title}>
        <AssessmentLink assessment={assessment} className={card.link} />
      </h2>
      <div className={card.marks}>
        <StatusChip status={assessment.status} isSkipped={assessment.skip} />
        {assessment.status === 'submitted' ? <ScoreChip scored={assessment} /> : null}
      </div>
      <div className={card.facts}>
        <span className={card.fact}>
          <IconSchool size={16} aria-hidden />
          {school}
        </span>
        <span className={card.fact}>
          <IconUser size={16} aria-hidden />
          {t('card.by', { name: assessment.createdByName ?? t('formerUser') })}
        </span>
        <span className={card.fact}>
          <IconClock size={16} aria-hidden />
          <span>
            {t(`card.${kind}`)} <RelativeTime moment={moment} />
          </span>
        </span>
        {assessment.walkId === null ? null : (
          <span className={card.fact}>
            <IconWalk size={16} aria-hidden />
            {t('inWalk')}
          </span>
        )}
      </div>
    </article>
  );
});

function lastMoment({ status, timeUpdated, timeSubmitted, timeDeleted }: ListedAssessment) {
  if (status === 'deleted' && timeDeleted !== null) return { kind: 'deleted', moment: timeDeleted } as const;
  if (status === 'submitted' && timeSubmitted !== null)
    return { kind: 'submitted', moment: timeSubmitted } as const;
  return { kind: 'saved', moment: timeUpdated } as const;
}
