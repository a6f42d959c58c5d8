import { Checkbox } from '@mantine/core';
import type { ShownDrill } from '@schooldog/contract/drills';
import { type DrillPoint, drillRules } from '@schooldog/domain/drills';
import { may } from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { PointOrder } from '../parts/PointOrder.tsx';
import { useSavePoint } from '../parts/useSavePoint.ts';
import classes from './DrillDetail.module.css';

/** What to improve; a tick settles it, also offline. */
export function DrillPoints({ drill }: Readonly<{ drill: ShownDrill }>) {
  const { t } = useTexts('features/drills/detail');
  const mayChange = may(drillRules.change, useActor(), drill);
  const save = useSavePoint(drill.id);
  const change = (before: DrillPoint, changes: Partial<DrillPoint>) =>
    void save({ before, after: { ...before, ...changes } }, drill);
  return (
    <ul className={classes.points} aria-label={t('points.label')}>
      {drill.toImprove.map((point) => (
        <li key={point.id} className={classes.point}>
          <Checkbox
            label={point.text}
            description={t(point.isSettled ? 'points.settled' : 'points.open')}
            checked={point.isSettled}
            disabled={!mayChange}
            onChange={({ currentTarget }) => change(point, { isSettled: currentTarget.checked })}
          />
          <PointOrder
            point={point}
            schoolId={drill.schoolId}
            onCreated={(workOrderId) => change(point, { workOrderId })}
          />
        </li>
      ))}
    </ul>
  );
}
