// The rows of the authorization matrix that concern the settings, which belong to the district as a whole.
import type { JsonValue } from '@schooldog/domain/kernel';
import type { TaskBoard, TasksSettings } from '@schooldog/domain/workOrders';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../authorization/district.ts';
import { keepMine } from '../../../authorization/keepMine.ts';
import { attempt, type Row, type Situation } from '../../../authorization/matrix.ts';
import { auditHistory } from '../../../platform/audit/schema.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import type { TestClient } from '../../../testing/app.ts';

export const tasksSettingsTable = `
  getTasksSettingsHistory    any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  countBoardWorkOrders       any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  listSchoolsWithoutApprover any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  addTaskBoard               any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  editTaskBoard              any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  deleteTaskBoard            any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  reorderTaskBoards          any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  setDefaultTaskBoard        any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  saveCustomFields           any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  saveHiddenFields           any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  saveRequiredFields         any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  saveApprovalWorkflow       any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  saveWorkCalendar           any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  saveWorkCalendarOverrides  any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
  saveAdditionalSettings     any    ok ok no no no ok | no no no no no no no no | ok
                             off    no no no no no no | no no no no no no no no | no
`;

const refusals = { no: '403 workOrder.settingsNotAllowed' };
const isSettings = (answer: TasksSettings) => Array.isArray(answer.boards);

/** Callers are new people, so everything that the history names them for is this one call. */
function hasChangedSettings({ district, caller }: Situation) {
  return () => district.exists(auditHistory, eq(auditHistory.userId, caller.id));
}

function aBoard(): TaskBoard {
  return {
    id: newId(),
    name: 'Grounds',
    color: '#0a7e31',
    assignedUserIds: [],
    preventNonAssignedUsers: false,
  };
}

async function storedBoard({ district }: Situation, board = aBoard()): Promise<TaskBoard> {
  const added = JSON.stringify([board]);
  await district.app.database.db
    .insert(settings)
    .values({ name: 'tasks', value: { boards: [board] } })
    .onConflictDoUpdate({
      target: settings.name,
      set: {
        value: sql`jsonb_set(${settings.value}, '{boards}',
          coalesce(${settings.value} -> 'boards', '[]') || ${added}::jsonb)`,
      },
    });
  return board;
}

const saves = (call: (client: TestClient) => Promise<TasksSettings>): Row => ({
  refusals,
  attempt: () => attempt(call, { shows: isSettings }),
});

export const tasksSettingsRows = {
  getTasksSettingsHistory: {
    refusals,
    attempt: async ({ district }) => {
      const { value } = await district.addHistory('settings', 'tasks');
      return attempt((client) => client.workOrders.getTasksSettingsHistory({}), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  countBoardWorkOrders: {
    refusals,
    attempt: () =>
      attempt((client) => client.workOrders.countBoardWorkOrders({ boardId: newId() }), {
        shows: ({ count }) => count === 0,
      }),
  },
  listSchoolsWithoutApprover: {
    refusals,
    attempt: () =>
      attempt((client) => client.workOrders.listSchoolsWithoutApprover(), {
        shows: ({ schoolIds }) => Array.isArray(schoolIds),
      }),
  },
  addTaskBoard: {
    refusals,
    attempt: (situation) =>
      attempt((client) => client.workOrders.addTaskBoard({ board: aBoard() }), {
        changed: hasChangedSettings(situation),
      }),
  },
  editTaskBoard: {
    refusals,
    attempt: async (situation) => {
      const { id: boardId } = await storedBoard(situation);
      const save = (client: TestClient) => (from: JsonValue) =>
        client.workOrders.editTaskBoard({ boardId, edit: { name: { from, to: 'Lawns' } } });
      return attempt((client) => keepMine(save(client)), { changed: hasChangedSettings(situation) });
    },
  },
  deleteTaskBoard: {
    refusals,
    attempt: async (situation) => {
      const { id: boardId } = await storedBoard(situation);
      return attempt((client) => client.workOrders.deleteTaskBoard({ boardId }), {
        changed: hasChangedSettings(situation),
      });
    },
  },
  reorderTaskBoards: saves((client) =>
    client.workOrders.reorderTaskBoards({ boardId: newId(), beforeBoardId: null }),
  ),
  setDefaultTaskBoard: saves((client) => client.workOrders.setDefaultTaskBoard({ boardId: null })),
  saveCustomFields: {
    refusals,
    attempt: (situation) => {
      const edit = { customFields: { added: [newId()], removed: [] } };
      return attempt((client) => client.workOrders.saveCustomFields({ edit }), {
        changed: hasChangedSettings(situation),
      });
    },
  },
  saveHiddenFields: saves((client) => client.workOrders.saveHiddenFields({ edit: {} })),
  saveRequiredFields: saves((client) => client.workOrders.saveRequiredFields({ edit: {} })),
  saveApprovalWorkflow: saves((client) => client.workOrders.saveApprovalWorkflow({ edit: {} })),
  saveWorkCalendar: saves((client) => client.workOrders.saveWorkCalendar({ edit: {} })),
  saveWorkCalendarOverrides: {
    refusals,
    attempt: (situation) => {
      const year = new Date().getUTCFullYear();
      const [startDate, endDate] = [`${year}-12-21`, `${year}-12-31`];
      const added = [{ id: newId(), name: 'Winter break', startDate, endDate, type: 'break' as const }];
      const edit = { overrides: { added, removed: [], changed: [] } };
      return attempt((client) => client.workOrders.saveWorkCalendarOverrides({ edit }), {
        changed: hasChangedSettings(situation),
      });
    },
  },
  saveAdditionalSettings: saves((client) => client.workOrders.saveAdditionalSettings({ edit: {} })),
} as const satisfies Record<string, Row>;
