import type { ObservationCategory, ObservationItem } from '@schooldog/domain/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';

export type Thing =
  | Readonly<{ kind: 'category'; thing: ObservationCategory }>
  | Readonly<{ kind: 'item'; thing: ObservationItem }>;

/** Saves one category or item; whatever shows them is asked for again. */
export function useSaveObservation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, thing }: Thing) =>
      kind === 'category'
        ? client.settings.saveObservationCategory({ category: thing })
        : client.settings.saveObservationItem({ item: thing }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.settings.key() }),
  });
}
