import { usePendingCount } from '../../platform/outbox/index.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';

export function PendingCount() {
  return <CountBadge count={usePendingCount()} />;
}
