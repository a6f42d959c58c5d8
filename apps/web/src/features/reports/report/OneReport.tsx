import { canUseReport, permissionsForReport, type ReportName } from '@schooldog/domain/reports';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { BoardPacket } from '../packet/BoardPacket.tsx';
import type { ReportFilter } from '../reportFilter.ts';
import { usePermissionNames } from '../usePermissionNames.ts';
import { WalkChoice } from '../walks/WalkChoice.tsx';
import { ReportHead } from './ReportHead.tsx';
import { TableReport } from './TableReport.tsx';

type Props = Readonly<{ report: ReportName; filtering: FilterState<ReportFilter> }>;

export function OneReport({ report, filtering }: Props): ReactNode {
  const { t } = useTexts('features/reports');
  const permissionNames = usePermissionNames();
  if (!canUseReport(useActor(), report))
    return (
      <>
        <ReportHead report={report} />
        <StateMessage
          icon={<IconLock aria-hidden />}
          title={t('notAllowed.title')}
          body={t('notAllowed.body', { permissions: permissionNames(permissionsForReport(report)) })}
        />
      </>
    );
  if (report === 'walkReports') return <WalkChoice filtering={filtering} />;
  if (report === 'boardPacket') return <BoardPacket filtering={filtering} />;
  return <TableReport report={report} filtering={filtering} />;
}
