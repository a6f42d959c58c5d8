import { type DrillRulesDocument, type DrillRulesEdit, drillRulesMerge } from '@schooldog/domain/drills';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';

export function useDrillRules() {
  return useQuery(api.drills.getDrillRules.queryOptions());
}

/** The answer is the whole document; what is due follows from it. */
export function useSaveRules(saved: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: DrillRulesEdit) => client.drills.editDrillRules({ edit }),
    onSuccess: (document) => {
      queryClient.setQueryData(api.drills.getDrillRules.queryKey(), document);
      void queryClient.invalidateQueries({ queryKey: api.drills.listDueDrills.key() });
      void queryClient.invalidateQueries({ queryKey: api.drills.getDrillRulesHistory.key() });
      toastSuccess(saved);
    },
  });
}

/** One change without a form, such as a deleted rule. */
export function changeOf(document: DrillRulesDocument, change: Partial<DrillRulesDocument>): DrillRulesEdit {
  return drillRulesMerge.compare(document, { ...document, ...change });
}
