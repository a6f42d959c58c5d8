import type {
  CategoryEdit,
  ItemEdit,
  ObservationCategory,
  ObservationItem,
  TagEdit,
} from '@schooldog/domain/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';

export type Thing =
  /** `edit` is the difference to what was seen; without it, the whole value is saved. */
  | Readonly<{ kind: 'category'; thing: ObservationCategory; edit?: CategoryEdit }>
  | Readonly<{ kind: 'item'; thing: ObservationItem; edit?: ItemEdit }>;

/** Saves one category or item, and refetches what shows them. */
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

export function useSaveTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Readonly<{ tag: string; edit: TagEdit }>) =>
      client.settings.saveObservationTag(change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.settings.key() }),
  });
}
