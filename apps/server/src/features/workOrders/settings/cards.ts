// The cards of the settings page that are forms: fields, approval, restrictions and the work calendar.
import { dateIn, weekdays } from '@schooldog/domain/dates';
import { problem } from '@schooldog/domain/problems';
import {
  type ApprovalEdit,
  approvalMerge,
  type CustomFieldsEdit,
  customFieldsMerge,
  type HiddenFieldsEdit,
  hiddenFieldsMerge,
  overrideProblem,
  type OverridesEdit,
  overridesMerge,
  type RequiredFieldsEdit,
  requiredFieldsMerge,
  type RestrictionsEdit,
  restrictionsMerge,
  type TasksSettings,
  tasksSettingsSchema,
  type WorkCalendarEdit,
  workCalendarMerge,
  workCalendarProblem,
} from '@schooldog/domain/workOrders';
import type { Command } from '../../../platform/api/context.ts';
import { mergeEdit } from '../../../platform/merge/mergeEdit.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
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
    // A field that another has just removed is nobody's to fill.
    requiredCustomFields: merged.requiredCustomFields.filter((name) => before.customFields.includes(name)),
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

/** Two valid edits can be invalid together, so the merged calendar is checked. */
export const saveWorkCalendar: Saves<WorkCalendarEdit> = async (context, { edit }) => {
  const before = await lockSettings(context);
  const { isWorkCalendarEnabled, workCalendar } = before;
  const merged = await mergeEdit(context.work, workCalendarMerge, {
    ...settingsRecord,
    current: { isWorkCalendarEnabled, ...workCalendar },
    edit,
    audited: ([field = '']) => [field === 'isWorkCalendarEnabled' ? field : 'workCalendar'],
  });
  const { startTime, endTime, days } = merged;
  const change = {
    isWorkCalendarEnabled: merged.isWorkCalendarEnabled,
    workCalendar: { ...workCalendar, startTime, endTime, days: weekdays.filter((day) => days.includes(day)) },
  };
  const found = workCalendarProblem(change);
  if (found !== null) throw problem(`workOrder.${found}`);
  return saveSettings(context, before, change);
};

export const saveWorkCalendarOverrides: Saves<OverridesEdit> = async (context, { edit }) => {
  const before = await lockSettings(context);
  const { overrides } = before.workCalendar;
  const merged = await mergeEdit(context.work, overridesMerge, {
    ...settingsRecord,
    current: { overrides },
    edit,
    audited: () => ['workCalendar'],
  });
  const timeZone = await districtTimeZone(context.work.tx, context.signedIn.settingsVersions);
  const today = dateIn(context.work.now.toISOString(), timeZone);
  for (const override of merged.overrides) {
    const known = overrides.find(({ id }) => id === override.id) ?? null;
    const found = overrideProblem(override, known, today);
    if (found !== null) throw problem(`workOrder.${found}`, { name: override.name });
  }
  const sorted = merged.overrides.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  return saveSettings(context, before, { workCalendar: { ...before.workCalendar, overrides: sorted } });
};
