import { tasksSettingsOf } from '@schooldog/domain/workOrders';
import { cachedDocument } from './settingsCache.ts';

/** Boards, fields, approval and restrictions of work orders. */
export const readTasksSettings = cachedDocument('tasks', tasksSettingsOf);
