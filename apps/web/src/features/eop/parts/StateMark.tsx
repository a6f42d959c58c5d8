import { type CertificationState, certificationState, type EopComponentSummary } from '@schooldog/domain/eop';
import { type Icon, IconAlertTriangle, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import marks from '../../../ui/mark.module.css';
import { useNow } from '../../../ui/useNow.ts';
import { useTimeZone } from '../../schools/index.ts';

type Look = Readonly<{ tone: string; StateIcon: Icon }>;

const stateLooks: Readonly<Record<CertificationState, Look>> = {
  overdue: { tone: 'red', StateIcon: IconAlertTriangle },
  dueSoon: { tone: 'orange', StateIcon: IconClockExclamation },
  upToDate: { tone: 'green', StateIcon: IconCircleCheck },
};

type Props = Readonly<{ component: Pick<EopComponentSummary, 'nextCertificationDueTimestamp'> }>;

export function StateMark({ component }: Props) {
  const { t } = useTexts('features/eop');
  const state = certificationState(component, useNow().toISOString(), useTimeZone());
  const { tone, StateIcon } = stateLooks[state];
  return (
    <span className={marks.mark} data-tone={tone}>
      <StateIcon size={14} aria-hidden />
      {t(`states.${state}`)}
    </span>
  );
}
