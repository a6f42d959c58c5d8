// How the demo district works with work orders: its boards, its own fields, and approval by those who manage tasks.
import { type CalendarDate, schoolYearOf } from '@schooldog/domain/dates';
import {
  boardColors,
  type CalendarOverride,
  type StarterBreak,
  suggestedBreaks,
  type TaskBoard,
  type TasksSettings,
  tasksSettingsOf,
} from '@schooldog/domain/workOrders';
import type { NewUser } from '../people.ts';
import type { Random } from '../random.ts';
import { workByBoard } from './words.ts';

export const customFields = ['Asset number', 'Room contact'] as const;
const hiddenBoard = 'Security systems';

export function demoTasksSettings(
  people: readonly NewUser[],
  random: Random,
  today: CalendarDate,
): TasksSettings {
  const crew = people.filter(({ role }) => role === 'maintenance_staff' || role === 'maintenance_supervisor');
  const police = people.filter(({ role }) => role === 'sro_district');
  const idsOf = (some: readonly NewUser[]) => some.map(({ id }) => id);
  const boards = Object.keys(workByBoard).map((name, at): TaskBoard => ({
    id: random.id(),
    name,
    color: boardColors[(at * 6) % boardColors.length] ?? boardColors[0],
    assignedUserIds: idsOf(name === hiddenBoard ? police : crew.filter((_, index) => (index + at) % 2 === 0)),
    preventNonAssignedUsers: name === hiddenBoard,
  }));
  return tasksSettingsOf({
    boards,
    defaultTaskBoard: boards[0]?.id ?? null,
    customFields: [...customFields],
    isApprovalWorkflowEnabled: true,
    approvalWorkflow: { allowedApproverType: null },
    isWorkCalendarEnabled: true,
    workCalendar: {
      startTime: '06:30',
      endTime: '15:00',
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      overrides: demoBreaks(today),
    },
  });
}

/** Of this school year and the one before. */
function demoBreaks(today: CalendarDate): CalendarOverride[] {
  const thisYear = Number(schoolYearOf(today).slice(0, 4));
  return [thisYear - 1, thisYear].flatMap((year) =>
    suggestedBreaks(year)
      .filter(({ isTicked }) => isTicked)
      .map(({ key, startDate, endDate }) => ({
        id: `${key.slice(0, 16)}${year}`.padStart(20, '0'),
        name: breakNames[key] ?? key,
        startDate,
        endDate,
        type: 'break',
      })),
  );
}

const breakNames: Readonly<Partial<Record<StarterBreak, string>>> = {
  independenceDay: 'Independence Day',
  laborDay: 'Labor Day',
  columbusDay: 'Columbus Day',
  veteransDay: 'Veterans Day',
  thanksgiving: 'Thanksgiving',
  winterBreak: 'Winter break',
  christmasDay: 'Christmas Day',
  newYearsDay: "New Year's Day",
  martinLutherKingDay: 'Martin Luther King Jr. Day',
  presidentsDay: "Presidents' Day",
  springBreak: 'Spring break',
  memorialDay: 'Memorial Day',
  juneteenth: 'Juneteenth',
};
