// The settings of work orders. Each card of the page saves its own part.
import { tasksSettingsSchema } from '@schooldog/domain/workOrders';
import { reads } from '../procedure.ts';

const feature = 'workOrders';

export const tasksSettingsProcedures = {
  /** For people without `manage tasks settings` without the boards hidden from them, and without who is on the others. */
  getTasksSettings: reads(feature, 'workOrders/settings').output(tasksSettingsSchema),
};
