import { Alert, Button, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconAlertCircle, IconHistory, IconUsers } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { useDraft } from '../../../platform/offlineRecords/useDraft.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { allowancesAt, withinAllowances } from './allowances.ts';
import { keepingDraft } from './draft.ts';
import { EntryConflicts } from './EntryConflicts.tsx';
import classes from './EntryForm.module.css';
import { FollowEntry, FollowSentEntry } from './FollowEntry.tsx';
import { DetailFields } from './fields/DetailFields.tsx';
import { focusFirstProblem } from './fields/Field.tsx';
import { RequiredFields } from './fields/RequiredFields.tsx';
import { problemsIn, type Problems } from './problems.ts';
import type { Start } from './start.ts';
import { useFilled } from './useFilled.ts';
import { useSubmitEntry } from './useSubmitEntry.ts';
import type { EntryValues } from './values.ts';

type Props = Readonly<{ start: Start; onStartOver(): void; onClose(): void }>;

const none: Problems = new Map();

export function EntryForm({ start, onStartOver, onClose }: Props) {
  const { t } = useTranslation('features/entries/logEntry');
  const kind = start.entry === null ? 'log' : 'edit';
  const isFix = start.supersedes.length > 0;
  const { home } = start;
  const form = useRef<HTMLFormElement>(null);
  const { filled, latest, set, setValues, choose, follow, hasTakenOver } = useFilled(start.filled);
  const { values, conflicts } = filled;
  const conflictTitle = useRef<HTMLHeadingElement>(null);
  const [wasTried, setWasTried] = useState(false);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const picturesReady = useRef(Promise.resolve());
  const draft = useDraft(keepingDraft(start.draft), filled, start.filled);
  const store = useSubmitEntry(start);
  // What was filled in for another school and is not allowed at this one is neither shown nor sent.
  const actor = useActor();
  const within = (all: EntryValues) => withinAllowances(all, allowancesAt(actor, all.schoolId));
  const allowed = within(values);

  const submit = async () => {
    // Two taps may come before the button shows that it is busy.
    if (isUnderWay.current) return;
    setWasTried(true);
    if (conflicts.length > 0) {
      conflictTitle.current?.focus();
      return;
    }
    const found = problemsIn(allowed);
    if (found.size > 0) {
      focusFirstProblem(form.current, found);
      return;
    }
    isUnderWay.current = true;
    setIsBusy(true);
    setHasFailed(false);
    // A picture that is still being made ready goes along.
    await picturesReady.current;
    const now = latest.get();
    const isStored = await store(within(now.values), now.base).then(
      () => true,
      () => false,
    );
    if (isStored) {
      await draft.end();
      onClose();
      return;
    }
    isUnderWay.current = false;
    setIsBusy(false);
    setHasFailed(true);
  };
  const startOver = async () => {
    await draft.end();
    onStartOver();
  };
  // Also while typing: the comment is often the last field.
  useHotkeys([['mod+Enter', () => void submit()]], []);

  const problems = wasTried ? problemsIn(allowed) : none;
  return (
    <Dialog
      title={t(`title.${kind}`)}
      onClose={onClose}
      footer={
        <>
          <div role="alert">
            {hasFailed ? (
              <Alert color="red" icon={<IconAlertCircle aria-hidden />} mb="sm">
                {t('notStored')}
              </Alert>
            ) : null}
          </div>
          <div className={classes.buttons}>
            <Button variant="default" size="md" className={classes.cancel ?? ''} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} size="md" loading={isBusy} className={classes.submit ?? ''}>
              {t(`submit.${kind}`)}
            </Button>
          </div>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          {start.entry === null ? null : home !== null ? (
            <home.Follow entry={start.entry} withPending={!isFix} onEntry={follow} />
          ) : isFix ? (
            <FollowSentEntry entry={start.entry} onEntry={follow} />
          ) : (
            <FollowEntry entry={start.entry} onEntry={follow} />
          )}
          {isFix && start.fresh.conflicts.length === 0 ? (
            <Alert color="orange" icon={<IconAlertCircle aria-hidden />} p="sm">
              {t(start.hasLeft ? 'rejected.onItsOwn' : 'rejected.note')}
            </Alert>
          ) : null}
          <EntryConflicts
            entryId={home === null ? values.entryId : null}
            conflicts={conflicts}
            onChoose={choose}
            titleRef={conflictTitle}
          />
          {hasTakenOver && conflicts.length === 0 ? (
            <output className={classes.draft}>
              <IconUsers size={18} aria-hidden />
              <span className={classes.draftWords}>{t('takenOver')}</span>
            </output>
          ) : null}
          {start.isFromDraft ? <DraftNote onStartOver={() => void startOver()} /> : null}
          <RequiredFields
            values={values}
            set={set}
            setValues={setValues}
            problems={problems}
            isNew={kind === 'log'}
            home={home}
          />
          <DetailFields
            values={values}
            set={set}
            problems={problems}
            entry={start.entry}
            home={home}
            onPreparing={(ready) => {
              picturesReady.current = ready;
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

const formId = 'entry-form';

function DraftNote({ onStartOver }: Readonly<{ onStartOver(): void }>) {
  const { t } = useTranslation('features/entries/logEntry');
  return (
    <div className={classes.draft}>
      <IconHistory size={18} aria-hidden />
      <span className={classes.draftWords}>{t('draft.kept')}</span>
      <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
        {t('draft.startOver')}
      </Button>
    </div>
  );
}
