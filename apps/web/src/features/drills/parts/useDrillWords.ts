import type { ShownDrill } from '@schooldog/contract/drills';
import { timeIn24Hours } from '@schooldog/domain/drills';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { clockText } from '../../../ui/clockText.ts';

type Kind = Pick<ShownDrill, 'type' | 'otherType'>;
type Event = Pick<ShownDrill, 'eventType' | 'otherEventType'>;
type Clock = Pick<ShownDrill, 'drillTime' | 'drillTimeOfDay'>;

/** What a drill says of itself, with its own text where it is of none of the known kinds. */
export function useDrillWords() {
  const { t } = useTexts('features/drills');
  return {
    typeText: ({ type, otherType }: Kind) =>
      type === 'other' && otherType !== '' ? otherType : t(`types.${type}`),
    /** As a person would say it: "Fire drill". */
    titleText: ({ type, otherType }: Kind) =>
      type === 'other' && otherType !== '' ? t('titleOther', { what: otherType }) : t(`titles.${type}`),
    eventText: ({ eventType, otherEventType }: Event) =>
      eventType === 'other' && otherEventType !== '' ? otherEventType : t(`eventTypes.${eventType}`),
    /** "9:05am", as moments are written. */
    timeText: ({ drillTime, drillTimeOfDay }: Clock) => clockText(timeIn24Hours(drillTime, drillTimeOfDay)),
  };
}
