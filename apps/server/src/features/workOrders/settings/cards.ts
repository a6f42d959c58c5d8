// The cards of the settings page that are forms: fields, approval and restrictions.
import {
  type ApprovalEdit,
  approvalMerge,
  type CustomFieldsEdit,
  customFieldsMerge,
  type HiddenFieldsEdit,
  hiddenFieldsMerge,
  type RequiredFieldsEdit,
  requiredFieldsMerge,
  type RestrictionsEdit,
  restrictionsMerge,
  type TasksSettings,
  tasksSettingsSchema,
} from '@schooldog/domain/workOrders';
import type { Command } from '../../../platform/api/context.ts';
import { mergeEdit } from '../../../platform/merge/mergeEdit.ts';
import { lockSettings, saveSettings, settingsRecord } from './save.ts';

type Saves<Edit> = Command<Readonly<{ edit: Edit }>, TasksSettings>;

export const saveCustomFields: Saves<CustomFieldsEdit> = async (context, { edit }) => {
  const before = await lockSettings(context);
  const merged = await mergeEdit(context.work, customFieldsMerge, {
    ...settingsRecord,
    current: before,
    edit,
  });
  return saveSettings(context, before, { customFields: [...merged.customFields] });
};

export const saveHiddenFields: Saves<HiddenFieldsEdit> = async (context, { edit }) => {
  const before = await lockSettings(context);
  const merged = await mergeEdit(context.work, hiddenFieldsMerge, {
    ...settingsRecord,
    current: before,
    edit,
  });
  return saveSettings(context, before, {
    hiddenFields: tasksSettingsSchema.shape.hiddenFields.parse(merged.hiddenFields),
  });
};

export const saveRequiredFields: Saves<RequiredFieldsEdit> = async (context, { edit }) => {
  const before = await lockSettings(context);
  const merged = await mergeEdit(context.work, requiredFieldsMerge, {
    ...settingsRecord,
    current: before,
    edit,
  });
  return saveSettings(context, before, {
    requiredFields: tasksSettingsSchema.shape.requiredFields.parse(merged.requiredFields),
    requiredCustomFields: [...merged.requiredCustomFields],
  });
};

export const saveApprovalWorkflow: Saves<ApprovalEdit> = async (context, { edit }) => {
  const before = await lockSettings(context);
  const current = {
    isApprovalWorkflowEnabled: before.isApprovalWorkflowEnabled,
    allowedApproverType: before.approvalWorkflow.allowedApproverType,
  };
  const merged = await mergeEdit(context.work, approvalMerge, {
    ...settingsRecord,
    current,
    edit,
    audited: ([field = '']) => [field === 'allowedApproverType' ? 'approvalWorkflow' : field],
  });
  return saveSettings(context, before, {
    isApprovalWorkflowEnabled: merged.isApprovalWorkflowEnabled,
    approvalWorkflow: { allowedApproverType: merged.allowedApproverType },
  });
};

export const saveAdditionalSettings: Saves<RestrictionsEdit> = async (context, { edit }) => {
  const before = await lockSettings(context);
  return saveSettings(
    context,
    before,
    await mergeEdit(context.work, restrictionsMerge, { ...settingsRecord, current: before, edit }),
  );
};
