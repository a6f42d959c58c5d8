import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { visibleActions } from '../../platform/actions/visibleActions.ts';
import { useShell } from '../../platform/navigation/featureShell.ts';
import { useActor } from '../../platform/session/session.ts';

/**
 * A shortcut of the installed app opens the dashboard with `start`, the action to begin with (vite.config.ts). Returns
 * whether this is how it was opened.
 */
export function useShortcut(): boolean {
  const actor = useActor();
  const { actions } = useShell();
  const navigate = useNavigate();
  const { start: wanted } = useSearch({ strict: false });
  const [isOpenedBy] = useState(wanted !== undefined);
  const begin = useEffectEvent(() => {
    // Back and Reload do not begin it again.
    void navigate({ to: '/dashboard', search: {}, replace: true });
    const action = visibleActions(actor, actions).find((one) => one === wanted);
    if (action !== undefined) actions.get(action)?.();
  });
  useEffect(() => {
    if (wanted !== undefined) begin();
  }, [wanted]);
  return isOpenedBy;
}
