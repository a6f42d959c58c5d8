import { canExploreEntries } from '@schooldog/domain/entries';
import { canOpenAlerts } from '@schooldog/domain/alerts';
import { Suspense } from 'react';
import { useActor } from '../../platform/session/session.ts';
import { MyRecentEntries } from '../entries/index.ts';
import { AttentionRows } from './cards/attention/AttentionCard.tsx';
import { AsOf } from '../../ui/AsOf.tsx';
import { useAttention } from './cards/attention/useAttention.ts';
import classes from './DashboardPage.module.css';

type Props = Readonly<{ hasAttentionCard: boolean }>;

/** Below the actions on a phone: alerts that wait for the person, unless a card says so already, and their last entries. */
export function PhoneStart({ hasAttentionCard }: Props) {
  const actor = useActor();
  return (
    <div className={classes.start}>
      {hasAttentionCard || !canOpenAlerts(actor) ? null : <WaitingAlerts />}
      {canExploreEntries(actor) ? (
        <Suspense fallback={null}>
          <MyRecentEntries />
        </Suspense>
      ) : null}
    </div>
  );
}

function WaitingAlerts() {
  const query = useAttention();
  const rows = (query.data?.rows ?? []).filter(({ key }) => key === 'alertsWaiting');
  if (rows.length === 0) return null;
  return (
    <div>
      <AttentionRows rows={rows} />
      <AsOf query={query} />
    </div>
  );
}
