import { Checkbox, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { OpenPoints as Answer } from '@schooldog/contract/drills';
import type { CalendarDate } from '@schooldog/domain/dates';
import { drillLimits, type DrillPoint } from '@schooldog/domain/drills';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useOutbox } from '../../../platform/outbox/index.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { fullDay } from '../../../ui/shortDay.ts';
import { DrillLink } from '../parts/DrillLink.tsx';
import { PointOrder } from '../parts/PointOrder.tsx';
import { useSavePoint } from '../parts/useSavePoint.ts';
import { seenDrills } from '../seenDrills.ts';
import classes from './OpenPoints.module.css';
import { withPendingPoints } from './pendingPoints.ts';
import type { DrillValues } from './values.ts';

type Props = Readonly<{ values: DrillValues; today: CalendarDate }>;
type Earlier = Answer['drills'][number];

/** What earlier drills of this kind at this school left to improve. Ticking settles it there, at once. */
export function OpenPoints({ values, today }: Props) {
  const { schoolId, type, drillId, drillDate } = values;
  const [otherType] = useDebouncedValue(values.otherType.trim(), 400);
  const isNamed = otherType !== '' && otherType.length <= drillLimits.otherText;
  if (schoolId === null || type === null || (type === 'other' && !isNamed)) return null;
  const input = {
    schoolId,
    type,
    ...(type === 'other' ? { otherType } : {}),
    drillId,
    before: drillDate ?? today,
  };
  return <Points key={JSON.stringify(input)} input={input} />;
}

type Input = Parameters<typeof api.drills.listOpenPoints.queryOptions>[0]['input'];

function Points({ input }: Readonly<{ input: Extract<Input, object> }>) {
  const { t } = useTexts('features/drills/form');
  const { data } = useQuery(api.drills.listOpenPoints.queryOptions({ input }));
  // What was ticked here stays in sight, so that a slip can be undone.
  const [changed, setChanged] = useState<
    ReadonlyMap<string, Readonly<{ drill: Earlier; point: DrillPoint }>>
  >(new Map());
  const known = withPendingPoints(data?.drills ?? [], useOutbox() ?? []);
  const drills = withChanged(known, [...changed.values()]);
  if (drills.length === 0) return null;
  return (
    <SectionCard title={t('openPoints.title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('openPoints.intro')}
      </Text>
      <ul className={classes.drills}>
        {drills.map((drill) => (
          <li key={drill.drillId}>
            <Text size="sm" fw={600}>
              <DrillLink drillId={drill.drillId}>
                {t('openPoints.of', { date: fullDay(drill.drillDate) })}
              </DrillLink>
            </Text>
            <ul className={classes.points}>
              {drill.points.map((point) => (
                <li key={point.id}>
                  <EarlierPoint
                    drill={drill}
                    point={point}
                    schoolId={input.schoolId}
                    onChanged={(after) =>
                      setChanged((before) => new Map(before).set(point.id, { drill, point: after }))
                    }
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** What the server says, with what was changed here on top. */
function withChanged(
  drills: readonly Earlier[],
  changed: readonly Readonly<{ drill: Earlier; point: DrillPoint }>[],
): Earlier[] {
  const gone = changed.filter(({ drill }) => drills.every(({ drillId }) => drillId !== drill.drillId));
  const known = new Map(
    [...gone.map(({ drill }) => drill), ...drills].map((drill) => [drill.drillId, drill]),
  );
  return [...known.values()]
    .toSorted((a, b) => b.drillDate.localeCompare(a.drillDate))
    .map((drill) => {
      const here = changed.filter((one) => one.drill.drillId === drill.drillId).map(({ point }) => point);
      const points = new Map([...drill.points, ...here].map((point) => [point.id, point]));
      return { ...drill, points: [...points.values()] };
    });
}

type PointProps = Readonly<{
  drill: Earlier;
  point: DrillPoint;
  schoolId: string;
  onChanged(after: DrillPoint): void;
}>;

function EarlierPoint({ drill: { drillId }, point, schoolId, onChanged }: PointProps) {
  const queryClient = useQueryClient();
  const save = useSavePoint(drillId);
  const change = async (changes: Partial<DrillPoint>) => {
    const after = { ...point, ...changes };
    const drill = seenDrills(queryClient).find(({ id }) => id === drillId);
    if (await save({ before: point, after }, drill)) onChanged(after);
  };
  return (
    <div className={classes.point}>
      <Checkbox
        label={point.text}
        checked={point.isSettled}
        onChange={({ currentTarget }) => void change({ isSettled: currentTarget.checked })}
      />
      <PointOrder
        point={point}
        schoolId={schoolId}
        onCreated={(workOrderId) => void change({ workOrderId })}
      />
    </div>
  );
}
