// Saving the settings: one document, of which every card changes its own part.
import { jsonEqual, type JsonValue, type Patch, patched } from '@schooldog/domain/kernel';
import { type TasksSettings, tasksSettingsOf, tasksSettingsRules } from '@schooldog/domain/workOrders';
import type { CommandContext } from '../../../platform/api/context.ts';
import { requireMay } from '../../../platform/records/requireMay.ts';
import { lockDocument, writeDocument } from '../../settings/index.ts';
import { measureOrders } from '../analytics/jobs.ts';
import { settingsTopic } from '../live.ts';

export const settingsRecord = { recordType: 'settings', recordId: 'tasks' } as const;

export async function lockSettings({ work, actor }: CommandContext): Promise<TasksSettings> {
  requireMay(tasksSettingsRules.save, actor, null);
  return tasksSettingsOf(await lockDocument(work.tx, 'tasks'));
}

export async function saveSettings(
  { work }: Pick<CommandContext, 'work'>,
  before: TasksSettings,
  change: Patch<TasksSettings>,
): Promise<TasksSettings> {
  const after = patched(before, change);
  if (jsonEqual(before, after)) return before;
  await writeDocument(work.tx, 'tasks', after, work.now);
  if (isCalendarNew(before, after)) await work.enqueue(measureOrders, {});
  const [was, is] = [audited(before), audited(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  await work.audit({ ...settingsRecord, before: was, after: is, fields });
  await work.announce({ topic: 'settings', id: 'tasks' }, { topic: settingsTopic, id: 'tasks' });
  return after;
}

function isCalendarNew(before: TasksSettings, after: TasksSettings): boolean {
  return (
    before.isWorkCalendarEnabled !== after.isWorkCalendarEnabled ||
    !jsonEqual(before.workCalendar, after.workCalendar)
  );
}

/** Each board is a field of its own in the history. */
function audited({ boards, ...rest }: TasksSettings): Record<string, JsonValue> {
  const each = boards.map((board) => [`board:${board.id}`, board] as const);
  return { ...rest, boardOrder: boards.map(({ id }) => id), ...Object.fromEntries(each) };
}
