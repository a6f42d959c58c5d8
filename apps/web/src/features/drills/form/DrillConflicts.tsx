import type { FieldConflict, JsonValue, Keep } from '@schooldog/domain/kernel';
import {
  drillActions,
  drillClockSchema,
  drillEventSchema,
  drillKindSchema,
  type MergedDrill,
} from '@schooldog/domain/drills';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { plainWords } from '../../../ui/plainWords.ts';
import { fullDay } from '../../../ui/shortDay.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useDrillWords } from '../parts/useDrillWords.ts';

type Props = Readonly<{
  drillId: string;
  conflicts: readonly FieldConflict[];
  onChoose(conflict: FieldConflict, keep: Keep): void;
  titleRef: Ref<HTMLHeadingElement>;
}>;

/** The names under which the history has what the form groups. */
const audited: Readonly<Record<string, readonly string[]>> = {
  kind: ['type', 'otherType'],
  event: ['eventType', 'otherEventType'],
  clock: ['drillTime', 'drillTimeOfDay'],
};

/** What two people changed in one drill, in the words of the form. */
export function DrillConflicts({ drillId, conflicts, onChoose, titleRef }: Props) {
  const { t } = useTexts('features/drills/form');
  const { t: tDrills } = useTexts('features/drills');
  const { typeText, eventText, timeText } = useDrillWords();
  const schools = useSchoolNamesById();
  const history = useQuery(
    api.drills.getDrillHistory.queryOptions({
      input: { drillId },
      enabled: conflicts.some(({ byName }) => byName === null),
    }),
  );
  const labels: Readonly<Record<keyof MergedDrill, string>> = {
    schoolId: t('fields.schoolId'),
    kind: t('fields.type'),
    event: t('fields.eventType'),
    drillDate: t('fields.drillDate'),
    clock: t('fields.drillTime'),
    additionalInfo: t('fields.additionalInfo'),
    numberOfParticipants: t('fields.numberOfParticipants'),
    responseTime: t('fields.responseTime'),
    resultsAdditionalInfo: t('fields.resultsAdditionalInfo'),
    wentWell: t('fields.wentWell'),
    toImprove: t('fields.toImprove'),
    actionTaken: t('fields.actionTaken'),
  };
  const words: Readonly<Record<string, (value: JsonValue) => string>> = {
    schoolId: (value) => schools.get(plainWords(value)) ?? '',
    kind: (value) => {
      const { data } = drillKindSchema.safeParse(value);
      return data === undefined ? '' : typeText(data);
    },
    event: (value) => {
      const { data } = drillEventSchema.safeParse(value);
      return data === undefined ? '' : eventText(data);
    },
    clock: (value) => {
      const { data } = drillClockSchema.safeParse(value);
      return data === undefined ? '' : timeText(data);
    },
    drillDate: (value) => fullDay(plainWords(value)),
    actionTaken: (value) => {
      const action = drillActions.find((one) => one === value);
      return action === undefined ? '' : tDrills(`actions.${action}`);
    },
    toImprove: (value) =>
      typeof value === 'boolean' ? t(value ? 'points.settled' : 'points.open') : plainWords(value),
  };
  return (
    <MergeConflicts
      merging={{ conflicts, choose: onChoose, titleRef }}
      labelOf={([field = '']) => Object.entries(labels).find(([known]) => known === field)?.[1] ?? field}
      wordsOf={(value, [field = '']) => (words[field] ?? plainWords)(value)}
      history={history.data}
      audited={([field = '']) => audited[field] ?? [field]}
    />
  );
}
