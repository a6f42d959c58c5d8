import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { type Thing, useSaveObservation } from './useSaveObservation.ts';

/** Archiving can be taken back, so it happens at once and offers the way back. */
export function useArchiving(subject: Thing) {
  const { t } = useTexts('features/settings/observationSettings');
  const save = useSaveObservation();
  const name = subject.thing.label;

  const put = async (isArchived: boolean, offersUndo: boolean) => {
    try {
      await save.mutateAsync(withArchived(subject, isArchived));
      const undo = { label: t('undo'), run: () => void put(!isArchived, false) };
      toastSuccess(t(isArchived ? 'archived' : 'unarchived', { name }), offersUndo ? undo : undefined);
    } catch (error) {
      const isTaken = refusalOf(error).code === 'settings.labelTaken';
      toastError(t('errors.archiveFailed', { name }), isTaken ? t('errors.labelTaken') : undefined);
    }
  };
  return { isPending: save.isPending, toggle: () => void put(!subject.thing.isArchived, true) };
}

function withArchived(subject: Thing, isArchived: boolean): Thing {
  // Archiving changes nothing else, so it never conflicts with another edit.
  const edit = { isArchived: { from: !isArchived, to: isArchived } };
  return subject.kind === 'category'
    ? { kind: 'category', thing: { ...subject.thing, isArchived }, edit }
    : { kind: 'item', thing: { ...subject.thing, isArchived }, edit };
}
