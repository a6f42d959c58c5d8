import type { ShownDrill } from '@schooldog/contract/drills';
import { type DrillState, drillState } from '@schooldog/domain/drills';
import { IconCalendarEvent, IconCircleCheck, IconHelpCircle, type Icon } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import marks from '../../../ui/mark.module.css';
import { useToday } from '../../../ui/useToday.ts';

const looks: Readonly<Record<DrillState, Readonly<{ tone: string; StateIcon: Icon }>>> = {
  planned: { tone: 'blue', StateIcon: IconCalendarEvent },
  toConfirm: { tone: 'amber', StateIcon: IconHelpCircle },
  done: { tone: 'green', StateIcon: IconCircleCheck },
};

type Props = Readonly<{
  drill: Pick<ShownDrill, 'drillDate' | 'resultsSavedOn'>;
  /** In a list most are done, so only the others are marked. */
  unlessDone?: boolean;
}>;

export function StateChip({ drill, unlessDone = false }: Props) {
  const { t } = useTexts('features/drills');
  const state = drillState(drill, useToday());
  if (unlessDone && state === 'done') return null;
  const { tone, StateIcon } = looks[state];
  return (
    <span className={marks.mark} data-tone={tone}>
      <StateIcon size={14} aria-hidden />
      {t(`states.${state}`)}
    </span>
  );
}
