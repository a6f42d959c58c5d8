import { Alert, Text } from '@mantine/core';
import type { User } from '@schooldog/contract/people';
import { jsonEqual } from '@schooldog/domain/kernel';
import { changeableBy } from '@schooldog/domain/permissions';
import { canEditUser, canManageUsers, userMerge } from '@schooldog/domain/people';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { FormFooter } from '../../../ui/FormFooter.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { useStable } from '../permissionEditor/useStable.ts';
import { type AccountEditor, AccountEditorProvider } from './accountEditor.ts';
import { AccountConflicts } from './AccountConflicts.tsx';
import { AccountSummary } from './AccountSummary.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { openAtFirst, type Panel, panelOf, visiblePanels } from './panels.ts';
import { StaffOnlyNote } from './StaffOnlyNote.tsx';
import { emptyUserForm, fieldsOf, formOf, type UserFormValues, valuesOf } from './userForm.ts';
import { UserPanels } from './UserPanels.tsx';
import { failureText, useSubmit } from './useSubmit.ts';
import { useUserForm } from './useUserForm.ts';

type Props = Readonly<{ userId: string; user: User | null; onClose(): void }>;

export function UserForm({ userId, user, onClose }: Props) {
  const { t } = useTexts('features/people/userDialog');
  const editor = useActor();
  const formId = useId();
  const bodyId = useId();
  const isNew = user === null;
  const isSelf = editor.userId === userId;
  const isManager = canManageUsers(editor);
  const may = changeableBy(editor, user === null ? newcomer(userId) : { ...user, userId });
  const mayEdit = user === null || canEditUser(editor, { ...user, userId });
  const form = useUserForm(user, { editable: may.permissions, features: editor.features });
  const visible = visiblePanels({
    isNew,
    isSelf,
    canManageUsers: isManager,
    mayEdit,
    isOfStaff: form.values.isSchoolDogStaff,
  });
  const [open, setOpen] = useState<readonly Panel[]>(() => openAtFirst(visible, isNew));
  const [isDone, setIsDone] = useState(false);
  const change = useStable((patch: Partial<UserFormValues>) => {
    const others = Object.entries(form.errors).filter(([field]) => !(field in patch));
    form.setValues(patch);
    form.setErrors(Object.fromEntries(others));
  });
  const finish = () => setIsDone(true);
  const merging = useMerging(userMerge, {
    current: fieldsOf(user === null ? emptyUserForm() : formOf(user), user),
    read: () => fieldsOf(form.getValues(), user),
    write: (fields) => change(valuesOf(fields)),
  });
  const hasChanges = isNew
    ? !jsonEqual(form.getInitialValues(), form.values)
    : Object.keys(userMerge.compare(merging.base, fieldsOf(form.values, user))).length > 0;
  const isDirty = !isDone && hasChanges;
  const mergeProblem = useMergeProblem();
  const submit = useSubmit({
    userId,
    isNew,
    isSelf,
    onSaved: finish,
    onError: (error) => void merging.takeConflict(error),
  });

  // One render later the frame no longer asks about unsaved changes.
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  const showProblems = (fields: readonly string[]) => {
    const inTrouble = new Set(fields.map(panelOf));
    setOpen((before) => visible.filter((panel) => before.includes(panel) || inTrouble.has(panel)));
    focusFirstProblem(bodyId);
  };
  const send = form.onSubmit(
    (values) => {
      const edit = merging.edit();
      if (edit === null) return;
      if (isNew || isDirty) submit.mutate({ values, edit });
      else finish();
    },
    (errors) => showProblems(Object.keys(errors)),
  );
  const account: AccountEditor = { form, change, formId, userId, user, editor, isSelf, isManager, may };

  return (
    <DialogFrame
      title={t(isNew ? 'titles.create' : isSelf ? 'titles.profile' : 'titles.edit')}
      isDirty={isDirty}
      onClose={onClose}
      renderFooter={(requestClose) => (
        <FormFooter
          formId={formId}
          submitLabel={mayEdit ? t(isNew ? 'create' : 'save') : null}
          isPending={submit.isPending}
          problem={
            submit.isError ? (mergeProblem(submit.error) ?? failureText(submit.error, isNew, t)) : null
          }
          offlineReason={t('offline')}
          onCancel={requestClose}
        />
      )}
    >
      {/* Panels hold forms of their own, so this one stands beside its fields instead of around them. */}
      <form id={formId} noValidate onSubmit={send} />
      <div id={bodyId}>
        {user === null ? (
          <Alert variant="light" icon={<IconMail aria-hidden />} mb="md">
            <Text size="sm">{t('setupNote')}</Text>
          </Alert>
        ) : (
          <AccountSummary user={user} isSelf={isSelf} />
        )}
        {mayEdit ? null : <StaffOnlyNote />}
        <AccountConflicts userId={userId} isManager={isManager} merging={merging} />
        <AccountEditorProvider value={account}>
          <UserPanels visible={visible} open={open} onOpen={setOpen} onDeleted={finish} />
        </AccountEditorProvider>
      </div>
    </DialogFrame>
  );
}

function newcomer(userId: string) {
  return { userId, isSchoolDogStaff: false, isDisabled: false };
}

/** The panel has to open first. */
function focusFirstProblem(bodyId: string): void {
  const focus = () =>
    document.getElementById(bodyId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
