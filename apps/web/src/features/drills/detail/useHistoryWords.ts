// The audit trail of a drill in the words of its page.
import {
  drillActions,
  drillEventTypes,
  drillFields,
  drillPointSchema,
  drillTypes,
  timesOfDay,
} from '@schooldog/domain/drills';
import { z } from 'zod';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { TimelineWords } from '../../../ui/HistoryTimeline.tsx';
import { fullDay } from '../../../ui/shortDay.ts';
import { useSchoolNamesById } from '../../schools/index.ts';

/** What the history calls a new drill: recorded afterwards, or planned before its day. */
const drillEvents = ['recorded', 'planned'] as const;
export type DrillEvent = (typeof drillEvents)[number];

const pointsSchema = z.array(drillPointSchema);

export function useHistoryWords(): TimelineWords {
  const { t } = useTexts('features/drills/detail');
  const { t: tDrills } = useTexts('features/drills');
  const schools = useSchoolNamesById();
  const pointsText = (value: unknown) => {
    const points = pointsSchema.safeParse(value).data ?? [];
    const words = points.map(({ text, isSettled }) => (isSettled ? t('points.settledOf', { text }) : text));
    return words.length === 0 ? null : words.join('; ');
  };
  const choiceText: Readonly<Record<string, (value: string) => string | undefined>> = {
    schoolId: (value) => schools.get(value),
    type: (value) => {
      const type = drillTypes.find((one) => one === value);
      return type && tDrills(`types.${type}`);
    },
    eventType: (value) => {
      const eventType = drillEventTypes.find((one) => one === value);
      return eventType && tDrills(`eventTypes.${eventType}`);
    },
    drillTimeOfDay: (value) => {
      const timeOfDay = timesOfDay.find((one) => one === value);
      return timeOfDay && tDrills(`timesOfDay.${timeOfDay}`);
    },
    actionTaken: (value) => {
      const action = drillActions.find((one) => one === value);
      return action && tDrills(`actions.${action}`);
    },
    drillDate: fullDay,
    resultsSavedOn: fullDay,
  };
  return {
    fieldLabel: (field) => {
      const known = drillFields.find((one) => one === field);
      return known === undefined ? field : t(`fields.${known}`);
    },
    valueText: (field, value) => {
      if (field === 'toImprove') return pointsText(value);
      if (typeof value === 'number') return String(value);
      if (typeof value !== 'string' || value === '') return null;
      return choiceText[field]?.(value) ?? value;
    },
    eventText: (field) => {
      const event = drillEvents.find((one) => one === field);
      return event && t(event);
    },
  };
}
