import { CountBadge } from '../../../ui/CountBadge.tsx';
import { useUnreadCount } from './queries.ts';

export function UnreadCount() {
  return <CountBadge count={useUnreadCount()} />;
}
