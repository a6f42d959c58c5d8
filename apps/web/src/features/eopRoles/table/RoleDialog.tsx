import { MultiSelect, TextInput } from '@mantine/core';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { type EopRole, type RoleEdit, roleLimits, roleMerge } from '@schooldog/domain/eopRoles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { newId } from '../../../platform/newId.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { plainWords } from '../../../ui/plainWords.ts';
import { useMergedForm } from '../../../ui/useMergedForm.ts';
import { useShownSkills, useSkillNames } from '../../contacts/index.ts';
import { useTableChange } from '../queries.ts';

type Props = Readonly<{
  table: ShownRoleTable;
  /** Null for a new one. */
  edited: EopRole | null;
  onClose(): void;
}>;

const noWords = { roleName: '', roleDescription: '', relevantSkillIds: [] };

function wordsAfter(edit: RoleEdit) {
  const { relevantSkillIds, ...words } = roleMerge.apply(noWords, edit).value;
  return { ...words, relevantSkillIds: [...relevantSkillIds] };
}

const fields = ['roleName', 'roleDescription', 'relevantSkillIds'] as const;

function fieldOf(name: string): (typeof fields)[number] {
  return fields.find((field) => field === name) ?? 'roleName';
}

export function RoleDialog({ table, edited: role, onClose }: Props) {
  const { t } = useTexts('features/eopRoles');
  const [roleId] = useState(() => role?.id ?? newId());
  const [wasTried, setWasTried] = useState(false);
  const { schoolId, roleTableId } = table;
  const one = { schoolId, roleTableId, roleId };
  const save = useTableChange(
    (edit: RoleEdit) =>
      role === null
        ? client.eopRoles.addEopRole({ ...one, role: wordsAfter(edit) })
        : client.eopRoles.editEopRole({ ...one, edit }),
    { isSilent: true, ...(role === null ? { done: t('added') } : {}) },
  );
  const form = useMergedForm({
    merge: roleMerge,
    current: role ?? noWords,
    save,
    notSaved: t('notUpdated'),
    onDone: onClose,
  });
  const { values, setValues, merging } = form;
  const skillNames = useSkillNames();
  const choices = useShownSkills().map(({ id, shownName }) => ({ value: id, label: shownName }));
  const history = useQuery(
    api.eopRoles.getRoleTableHistory.queryOptions({
      input: { schoolId, roleTableId },
      enabled: merging.isAuthorUnknown,
    }),
  );
  const isNameless = values.roleName.trim() === '';
  return (
    <FormDialog
      title={t(role === null ? 'addRole' : 'editRole')}
      submitLabel={t('save')}
      isPending={form.isPending}
      problem={form.problem}
      offlineReason={t('offline')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (!isNameless) form.submit();
      }}
    >
      <MergeConflicts
        merging={merging}
        labelOf={([field = '']) => t(`fields.${fieldOf(field)}`)}
        wordsOf={(value) =>
          Array.isArray(value) ? skillNames(value.map(String)).join(', ') : plainWords(value)
        }
        history={history.data}
        audited={() => [`role.${roleId}`]}
      />
      <TextInput
        label={t('fields.roleName')}
        required
        data-autofocus
        maxLength={roleLimits.name}
        value={values.roleName}
        onChange={({ currentTarget }) => setValues({ ...values, roleName: currentTarget.value })}
        error={wasTried && isNameless ? t('nameRequired') : undefined}
      />
      <GrowingTextField
        label={t('fields.roleDescription')}
        minRows={2}
        maxLength={roleLimits.description}
        value={values.roleDescription}
        onChange={({ currentTarget }) => setValues({ ...values, roleDescription: currentTarget.value })}
      />
      <MultiSelect
        label={t('fields.relevantSkillIds')}
        description={t('skillsHelp')}
        searchable
        maxValues={roleLimits.skills}
        data={choices}
        value={[...values.relevantSkillIds]}
        onChange={(relevantSkillIds) => setValues({ ...values, relevantSkillIds })}
      />
    </FormDialog>
  );
}
