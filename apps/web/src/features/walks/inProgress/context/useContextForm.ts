// The form of the context. Every field is stored on its own as soon as it is left, or the page is, and follows what
// others write.
import type { ShownWalk } from '@schooldog/contract/walks';
import { choose, type Editing, type FieldConflict, type Keep, rebase } from '@schooldog/domain/kernel';
import { type WalkContext, walkContextMerge } from '@schooldog/domain/walks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { enqueue } from '../../../../platform/outbox/index.ts';
import { toastError } from '../../../../platform/toasts/toasts.ts';
import { useLatest } from '../../../../ui/useLatest.ts';
import { useOnChange } from '../../../../ui/useOnChange.ts';
import { useContextWords } from '../../parts/useContextWords.ts';
import { contextWork } from '../../walkWork.ts';

type Field = keyof WalkContext;

export function useContextForm(walk: ShownWalk) {
  const { t } = useTexts('features/walks/inProgress');
  const { labelOf } = useContextWords();
  const [editing, setEditing] = useState<Editing<WalkContext>>({
    base: walk.context,
    values: walk.context,
    conflicts: [],
  });
  const latest = useLatest(editing);
  const put = (next: Editing<WalkContext>) => {
    latest.set(next);
    setEditing(next);
  };
  useOnChange(JSON.stringify(walk.context), () => put(rebase(walkContextMerge, latest.get(), walk.context)));

  /** The field as it is now is stored. While two people's texts are to be chosen from, nothing is. */
  const save = (field: Field) => {
    const { base, values, conflicts } = latest.get();
    if (conflicts.some(({ path }) => path[0] === field)) return;
    const wanted = { ...base, [field]: trimmed(values[field]) };
    const edit = walkContextMerge.compare(base, wanted);
    if (Object.keys(edit).length === 0) return;
    // What is typed next continues from here, and not from what the screen has not shown yet.
    put({ base: wanted, values: { ...values, [field]: wanted[field] }, conflicts });
    enqueue(contextWork(walk, edit, t('context.work', { field: labelOf(field) }))).catch(() =>
      toastError(t('context.failed')),
    );
  };
  const saveAll = useEffectEvent(() => fields.forEach(save));
  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') saveAll();
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      saveAll();
    };
  }, []);
  const set = <Name extends Field>(field: Name, value: WalkContext[Name]) =>
    put({ ...latest.get(), values: { ...latest.get().values, [field]: value } });
  return {
    values: editing.values,
    conflicts: editing.conflicts,
    set,
    save,
    /** Of choices: there is nothing to finish. */
    setAndSave: <Name extends Field>(field: Name, value: WalkContext[Name]) => {
      set(field, value);
      save(field);
    },
    choose: (conflict: FieldConflict, keep: Keep) => {
      put(choose(walkContextMerge, latest.get(), conflict, keep));
      const field = fieldOf(conflict);
      if (field !== undefined) save(field);
    },
  };
}

const fields = ['weatherPrecipitation', 'weatherTemperature', 'weatherComment', 'additionalNotes'] as const;

function fieldOf({ path }: FieldConflict): Field | undefined {
  return fields.find((field) => field === path[0]);
}

function trimmed(value: WalkContext[Field]): WalkContext[Field] {
  return typeof value === 'string' ? value.trim() : value;
}
