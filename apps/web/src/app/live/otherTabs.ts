// Tabs of one browser share one cookie, so they follow each other when one signs out or another user signs in.
import { adoptSession, endSession, sessionStore } from '../../platform/session/session.ts';

const sessionKey = 'schooldog.session';

export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== sessionKey || sessionStore.get().status === 'starting') return;
    if (newValue === null) endSession({ forget: false });
    else adoptSession().catch(() => undefined);
  });
}
