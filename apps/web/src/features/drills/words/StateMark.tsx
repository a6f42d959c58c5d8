import type { RequirementState } from '@schooldog/domain/drills';
import {
  type Icon,
  IconAlertTriangle,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconHelpCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import marks from '../../../ui/mark.module.css';

const stateLooks = {
  late: { tone: 'red', icon: IconAlertTriangle },
  toConfirm: { tone: 'amber', icon: IconHelpCircle },
  due: { tone: 'amber', icon: IconClock },
  planned: { tone: 'blue', icon: IconCalendarEvent },
  upcoming: { tone: 'slate', icon: IconCircleDashed },
  missed: { tone: 'red', icon: IconCircleX },
  doneLate: { tone: 'green', icon: IconCircleCheck },
  done: { tone: 'green', icon: IconCircleCheck },
} as const satisfies Record<RequirementState, { tone: string; icon: Icon }>;

type Props = Readonly<{
  state: RequirementState;
  /** Another text than the name of the state. */
  children?: ReactNode;
}>;

/** Where a required drill stands, by icon and text. */
export function StateMark({ state, children }: Props) {
  const { t } = useTexts('features/drills/words');
  const { tone, icon: StateIcon } = stateLooks[state];
  return (
    <span className={marks.mark} data-tone={tone}>
      <StateIcon size={14} aria-hidden />
      {children ?? t(`states.${state}`)}
    </span>
  );
}
