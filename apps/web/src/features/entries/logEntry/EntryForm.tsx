import type { ShownEntry } from '@schooldog/contract/entries';
import { mergedEntryOf } from '@schooldog/domain/entries';
import { memo, useCallback, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useDraft } from '../../../platform/offlineRecords/useDraft.ts';
import { focusFirstProblem } from '../../../ui/recordForm/Field.tsx';
import { DraftNote, RejectedNote, TakenOverNote } from '../../../ui/recordForm/FormNotes.tsx';
import { RecordFormDialog } from '../../../ui/recordForm/RecordFormDialog.tsx';
import { useFilled } from '../../../ui/recordForm/useFilled.ts';
import { urlsOf } from '../entryRecord.ts';
import { allowancesAt, withinAllowances } from './allowances.ts';
import { keepingDraft } from './draft.ts';
import { EntryConflicts } from './EntryConflicts.tsx';
import { FollowEntry, FollowSentEntry } from './FollowEntry.tsx';
import { DetailFields } from './fields/DetailFields.tsx';
import { RequiredFields } from './fields/RequiredFields.tsx';
import { entryForm } from './merging.ts';
import { problemsIn, type Problems } from './problems.ts';
import type { Start } from './start.ts';
import { useSubmitEntry } from './useSubmitEntry.ts';
import type { EntryValues } from './values.ts';

type Props = Readonly<{
  start: Start;
  /** False while it is only drawn ahead. */
  isOpen?: boolean | undefined;
  onStartOver(): void;
  onClose(): void;
}>;

const none: Problems = new Map();

/** What is drawn ahead is not drawn again before it is opened. */
export const EntryForm = memo(function EntryForm({ start, isOpen, onStartOver, onClose }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  const kind = start.entry === null ? 'log' : 'edit';
  const isFix = start.supersedes.length > 0;
  const { home } = start;
  const { filled, latest, set, setValues, choose, follow, hasTakenOver } = useFilled(entryForm, start.filled);
  const { values, conflicts } = filled;
  const conflictTitle = useRef<HTMLHeadingElement>(null);
  const [wasTried, setWasTried] = useState(false);
  const picturesReady = useRef(Promise.resolve());
  const onPreparing = useCallback((ready: Promise<void>) => {
    picturesReady.current = ready;
  }, []);
  const draft = useDraft(keepingDraft(start.draft), filled, start.filled);
  const submit = useSubmitEntry(start);
  // What was filled in for another school and is not allowed at this one is neither shown nor sent.
  const actor = useActor();
  const within = (all: EntryValues) => withinAllowances(all, allowancesAt(actor, all.schoolId));
  const allowed = within(values);

  const check = (form: HTMLFormElement | null) => {
    setWasTried(true);
    if (conflicts.length > 0) {
      conflictTitle.current?.focus();
      return false;
    }
    const found = problemsIn(allowed);
    if (found.size > 0) focusFirstProblem(form, found.keys());
    return found.size === 0;
  };
  const store = async () => {
    // A picture that is still being made ready goes along.
    await picturesReady.current;
    const now = latest.get();
    await submit(within(now.values), now.base);
    await draft.end();
  };
  const startOver = async () => {
    await draft.end();
    onStartOver();
  };
  const onEntry = (entry: ShownEntry) => follow(mergedEntryOf(entry), urlsOf(entry));

  // Without the alert it is an edit like any other.
  const named = start.isForAlert === true && allowed.alert !== null ? 'alert' : kind;
  const problems = wasTried ? problemsIn(allowed) : none;
  return (
    <RecordFormDialog
      title={t(`title.${named}`)}
      submitLabel={t(`submit.${named}`)}
      notStored={t('notStored')}
      check={check}
      store={store}
      onClose={onClose}
      isOpen={isOpen}
    >
      {start.entry === null ? null : home !== null ? (
        <home.Follow entry={start.entry} withPending={!isFix} onEntry={onEntry} />
      ) : isFix ? (
        <FollowSentEntry entry={start.entry} onEntry={onEntry} />
      ) : (
        <FollowEntry entry={start.entry} onEntry={onEntry} />
      )}
      {isFix && start.fresh.conflicts.length === 0 ? (
        <RejectedNote>{t(start.hasLeft ? 'rejected.onItsOwn' : 'rejected.note')}</RejectedNote>
      ) : null}
      {conflicts.length === 0 ? null : (
        <EntryConflicts
          entryId={home === null ? values.entryId : null}
          conflicts={conflicts}
          onChoose={choose}
          titleRef={conflictTitle}
        />
      )}
      {hasTakenOver && conflicts.length === 0 ? <TakenOverNote>{t('takenOver')}</TakenOverNote> : null}
      {start.isFromDraft ? <DraftNote onStartOver={() => void startOver()} /> : null}
      <RequiredFields
        values={values}
        set={set}
        setValues={setValues}
        problems={problems}
        isNew={kind === 'log'}
        isOpen={isOpen ?? true}
        takesFocus={start.isForAlert !== true}
        home={home}
      />
      <DetailFields
        values={values}
        set={set}
        problems={problems}
        entry={start.entry}
        home={home}
        beginsAtAlert={start.isForAlert === true}
        onPreparing={onPreparing}
      />
    </RecordFormDialog>
  );
});
