import { Text } from '@mantine/core';
import type { ReportRun } from '@schooldog/contract/reports';
import { addDays, dateIn } from '@schooldog/domain/dates';
import { exportLimits, type ExportStatus } from '@schooldog/domain/exports';
import {
  type Icon,
  IconAlertCircle,
  IconBan,
  IconCircleCheck,
  IconLoader,
  IconTrash,
} from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../../platform/problems/index.ts';
import { shortDay } from '../../../ui/shortDay.ts';
import { useTimeZone } from '../../schools/index.ts';
import classes from './RunRow.module.css';

const looks: Readonly<Record<ExportStatus, Readonly<{ Icon: Icon; tone: string }>>> = {
  generating: { Icon: IconLoader, tone: 'blue' },
  ready: { Icon: IconCircleCheck, tone: 'green' },
  failed: { Icon: IconAlertCircle, tone: 'red' },
  cancelled: { Icon: IconBan, tone: 'slate' },
  expired: { Icon: IconTrash, tone: 'slate' },
};

/** What became of a run, and why it failed. */
export function RunState({ run }: Readonly<{ run: Pick<ReportRun, 'status' | 'problem' | 'timeCreated'> }>) {
  const { t } = useTexts('features/reports');
  const timeZone = useTimeZone();
  const problemText = useProblemText();
  const { status, problem, timeCreated } = run;
  const { Icon, tone } = looks[status];
  const day = shortDay(addDays(dateIn(timeCreated, timeZone), exportLimits.fileDays));
  const reason = status === 'failed' ? (problemText(problem ?? '') ?? t('runs.failedReason')) : null;
  return (
    <>
      <span className={classes.mark} data-tone={tone}>
        <Icon size={14} aria-hidden />
        {t(`runs.states.${status}`, { day })}
      </span>
      {reason === null ? null : (
        <Text size="sm" className={classes.reason ?? ''}>
          {reason}
        </Text>
      )}
    </>
  );
}
