import { IconCalendar, IconSchool, IconUser } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import card from '../../../ui/recordCard.module.css';
import { fullDay } from '../../../ui/shortDay.ts';
import { PendingNote } from '../../outbox/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { DrillLink } from '../parts/DrillLink.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useDrillWords } from '../parts/useDrillWords.ts';
import type { ListedDrill } from './useDrillList.ts';

/** Rendered again only when its drill changes. */
export const DrillCard = memo(function DrillCard({ record: drill, pending }: ListedDrill) {
  const { t } = useTexts('features/drills');
  const { titleText, eventText, timeText } = useDrillWords();
  const school = useSchoolNamesById().get(drill.schoolId) ?? '…';
  return (
    <article className={card.card}>
      {pending === null ? null : <PendingNote pending={pending} />}
      <h2 className={card.title}>
        <DrillLink drillId={drill.id} className={card.link}>
          {titleText(drill)}
        </DrillLink>
      </h2>
      <div className={card.marks}>
        <StateChip drill={drill} unlessDone />
        <span>{eventText(drill)}</span>
      </div>
      <div className={card.facts}>
        <span className={card.fact}>
          <IconCalendar size={16} aria-hidden />
          {fullDay(drill.drillDate)}, {timeText(drill)}
        </span>
        <span className={card.fact}>
          <IconSchool size={16} aria-hidden />
          {school}
        </span>
        <span className={card.fact}>
          <IconUser size={16} aria-hidden />
          {t('by', { name: drill.recordedByName ?? t('formerUser') })}
        </span>
      </div>
    </article>
  );
});
