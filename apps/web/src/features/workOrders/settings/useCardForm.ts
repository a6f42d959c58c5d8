import type { FieldsOf, Merge, Shapes } from '@schooldog/domain/kernel';
import type { TasksSettings } from '@schooldog/domain/workOrders';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useMergedForm } from '../../../ui/useMergedForm.ts';
import { useSaveSettings } from './queries.ts';

type Card<Of extends Shapes> = Readonly<{
  merge: Merge<Of>;
  current: FieldsOf<Of>;
  send(edit: ReturnType<Merge<Of>['compare']>): Promise<TasksSettings>;
  saved: string;
  onDone(): void;
}>;

/** The form of one card. Others may save the same card while it is open. */
export function useCardForm<Of extends Shapes>({ merge, current, send, saved, onDone }: Card<Of>) {
  const { t } = useTexts('features/workOrders/settings');
  const save = useSaveSettings(send, saved);
  const form = useMergedForm({ merge, current, save, notSaved: t('notSaved'), onDone });
  const history = useQuery(
    api.workOrders.getTasksSettingsHistory.queryOptions({ input: {}, enabled: form.merging.isAuthorUnknown }),
  );
  return { ...form, history: history.data };
}
