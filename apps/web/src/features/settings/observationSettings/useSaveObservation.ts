import type {
  CategoryEdit,
  ItemEdit,
  ObservationCategory,
  ObservationItem,
} from '@schooldog/domain/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';

export type Thing =
  /** `edit` says what of it was changed against what was seen; without it, all of it shall stand. */
  | Readonly<{ kind: 'category'; thing: ObservationCategory; edit?: CategoryEdit }>
  | Readonly<{ kind: 'item'; thing: ObservationItem; edit?: ItemEdit }>;

/** Saves one category or item; whatever shows them is asked for again. */
export function useSaveObservation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (subject: Thing) =>
      subject.kind === 'category'
        ? client.settings.saveObservationCategory({ category: subject.thing, edit: subject.edit })
        : client.settings.saveObservationItem({ item: subject.thing, edit: subject.edit }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.settings.key() }),
  });
}
