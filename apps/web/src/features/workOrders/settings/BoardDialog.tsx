import { ColorSwatch, Input, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type BoardColor,
  boardColors,
  type TaskBoard,
  taskBoardMerge,
  type TasksSettings,
  workOrderLimits,
} from '@schooldog/domain/workOrders';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { newId } from '../../../platform/newId.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { UserPicker } from '../../picker/index.ts';
import classes from './BoardDialog.module.css';
import { useSaveSettings } from './queries.ts';

type Values = Readonly<{
  name: string;
  color: BoardColor | null;
  assignedUserIds: readonly string[];
  preventNonAssignedUsers: boolean;
}>;

type Props = Readonly<{
  /** Null for a new one. */
  board: TaskBoard | null;
  settings: TasksSettings;
  onClose(): void;
}>;

export function BoardDialog({ board, settings, onClose }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const known = settings.boards.find(({ id }) => id === board?.id) ?? board;
  const form = useForm<Values>({
    initialValues: {
      name: board?.name ?? '',
      color: board?.color ?? null,
      assignedUserIds: board?.assignedUserIds ?? [],
      preventNonAssignedUsers: board?.preventNonAssignedUsers ?? false,
    },
    validate: {
      name: (name) => (name.trim() === '' ? t('boards.required') : null),
      color: (color) => (color === null ? t('boards.required') : null),
    },
  });
  const [fallback] = boardColors;
  const boardIn = ({ name, color, assignedUserIds, preventNonAssignedUsers }: Values) => ({
    name: name.trim(),
    color: color ?? fallback,
    assignedUserIds: [...assignedUserIds],
    preventNonAssignedUsers,
  });
  const merging = useMerging(taskBoardMerge, {
    current: known ?? boardIn(form.values),
    read: () => boardIn(form.getValues()),
    write: (values) => form.setValues(values),
  });
  const add = useSaveSettings(client.workOrders.addTaskBoard, t('boards.added'));
  const edit = useSaveSettings(client.workOrders.editTaskBoard, t('boards.updated'));
  const mergeProblem = useMergeProblem();
  const error = add.error ?? edit.error;
  const submit = (values: Values) => {
    if (board === null) {
      add.mutate({ board: { id: newId(), ...boardIn(values) } }, { onSuccess: onClose });
      return;
    }
    const change = merging.edit();
    if (change === null) return;
    const failed = (reason: unknown) => void merging.takeConflict(reason);
    edit.mutate({ boardId: board.id, edit: change }, { onSuccess: onClose, onError: failed });
  };
  const { name, color } = form.values;
  const colorName = useId();
  return (
    <FormDialog
      title={t(board === null ? 'boards.addTitle' : 'boards.editTitle')}
      submitLabel={t('save')}
      isPending={add.isPending || edit.isPending}
      problem={error === null ? null : (mergeProblem(error) ?? rejectionText(error) ?? t('notSaved'))}
      offlineReason={t('offline')}
      onSubmit={form.onSubmit(submit, (_errors, _values, event) => focusFirstError(event))}
      onClose={onClose}
    >
      <MergeConflicts
        merging={merging}
        labelOf={([field = '']) => t(field === 'name' ? 'boards.name' : 'boards.title')}
        history={undefined}
      />
      <TextInput
        label={t('boards.name')}
        required
        maxLength={workOrderLimits.boardName}
        {...form.getInputProps('name')}
      />
      <Input.Wrapper
        label={t('boards.color')}
        required
        labelElement="div"
        error={form.errors['color']}
        description={name.trim() === '' ? t('boards.nameFirst') : undefined}
      >
        <div className={classes.colors} role="radiogroup" aria-label={t('boards.color')}>
          {boardColors.map((one, at) => (
            <label key={one} className={classes.color}>
              <input
                type="radio"
                name={colorName}
                className={classes.radio}
                aria-label={t('boards.colorNumber', { number: at + 1 })}
                disabled={name.trim() === ''}
                checked={one === color}
                onChange={() => form.setFieldValue('color', one)}
              />
              <ColorSwatch color={one} size={28} withShadow={false}>
                {one === color ? <IconCheck size={18} color="white" aria-hidden /> : null}
              </ColorSwatch>
            </label>
          ))}
        </div>
      </Input.Wrapper>
      <UserPicker
        label={t('boards.people')}
        help={t('boards.peopleHelp')}
        max={workOrderLimits.boardPeople}
        withoutStaff
        value={form.values.assignedUserIds}
        onChange={(assignedUserIds) => form.setFieldValue('assignedUserIds', assignedUserIds)}
      />
      <Switch
        label={t('boards.hide')}
        description={t('boards.hideHelp')}
        {...form.getInputProps('preventNonAssignedUsers', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
