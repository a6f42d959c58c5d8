import { useCallback } from 'react';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toast } from '../../../platform/toasts/toasts.ts';

/** What follows when a report is being made: the list of runs shows it. */
export function useRunStarted() {
  const { t } = useTexts('features/reports');
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: api.reports.listRuns.key() }),
    [],
  );
  const onBackground = useCallback(() => {
    toast(t('runs.inBackground'));
    void refresh();
  }, [t, refresh]);
  return { refresh, onBackground };
}
