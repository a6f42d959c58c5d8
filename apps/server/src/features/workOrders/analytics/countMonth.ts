// Counts the orders of packed months as `addCompletedWithin` counts rows. A question about years is about hundreds of
// thousands of orders: what is done for each of them stands in short loops over columns of numbers.
import { type CalendarDate, endOfDay } from '@schooldog/domain/dates';
import type { AnalyticsQuestion } from '@schooldog/domain/workOrders';
import { add, addForEach, type GrowingCompleted } from './counts.ts';
import type { Column, MonthOfOrders, Numbers } from './packedMonth.ts';
import { spanOf, startsOfWeeks } from './spans.ts';

/** Places of orders in the columns of their month. */
type Places = Uint32Array;

/** Adds months to what is counted. */
export function monthCounter(counted: GrowingCompleted, question: AnalyticsQuestion) {
  const times = timesOf(question);
  const [responses, completions] = [minuteCounter(), minuteCounter()];
  return {
    add: (month: CalendarDate, orders: MonthOfOrders): void => {
      const minutes = minutesSince(month);
      const chosen = chosenOf(orders, question, times.span.map(minutes));
      countWeeks(counted, orders, { chosen, weeks: times.weeks.map(minutes) });
      countParts(counted, orders, { chosen, minutes, endOf: times.endOf });
      countEach(orders.schoolId, chosen, (id, count) => add(counted.schools, id, count));
      countEach(orders.boardId, chosen, (id, count) => add(counted.boards, id, count));
      countEach(orders.priority, chosen, (priority, count) =>
        add(counted.priorities, priority ?? 'Unknown', count),
      );
      countEach(orders.optionId, chosen, (id, count) => add(counted.places, id, count));
      countEach(orders.assignedUserIds, chosen, (ids, count) => addForEach(counted.people, ids, count));
      countEach(orders.isReopened, chosen, (isReopened, count) => add(counted.reopened, isReopened, count));
      responses.count(orders.response, chosen);
      completions.count(orders.completion, chosen);
    },
    /** After the last month. */
    end: (): void => {
      responses.addTo(counted.responses);
      completions.addTo(counted.completions);
    },
  };
}

function timesOf(question: AnalyticsQuestion) {
  const { from, until } = spanOf(question);
  const ends = new Map<CalendarDate, number>();
  return {
    span: [Date.parse(from), Date.parse(until)],
    weeks: startsOfWeeks(question).map((start) => Date.parse(start)),
    endOf: (day: CalendarDate): number => {
      const end = ends.get(day) ?? Date.parse(endOfDay(day, question.timeZone));
      ends.set(day, end);
      return end;
    },
  };
}

type Times = ReturnType<typeof timesOf>;
type Minutes = (time: number) => number;
const twoDays = 2 * 24 * 60;

/** Days begin with a whole minute in every zone, so the seconds of an order do not matter. */
function minutesSince(month: CalendarDate): Minutes {
  const began = Date.parse(month);
  return (time) => (time - began) / 60_000;
}

/** The same orders that `completedIn` finds. */
function chosenOf(
  orders: MonthOfOrders,
  { schools, priorities, boardIds, assigneeIds, optionIds }: AnalyticsQuestion,
  [from = 0, until = 0]: readonly number[],
): Places {
  const { count, minute } = orders;
  const isOut = new Uint8Array(count);
  for (let order = 0; order < count; order += 1) {
    const at = minute[order] ?? 0;
    if (at < from || at >= until) isOut[order] = 1;
  }
  if (schools !== 'all') leaveOut(isOut, orders.schoolId, (id) => !schools.includes(id));
  if (priorities !== null)
    leaveOut(isOut, orders.priority, (priority) => !priorities.includes(priority ?? 'Unknown'));
  if (boardIds !== null) leaveOut(isOut, orders.boardId, (id) => !boardIds.includes(id ?? 'none'));
  if (assigneeIds !== null)
    leaveOut(isOut, orders.assignedUserIds, (ids) => !ids.some((id) => assigneeIds.includes(id)));
  if (optionIds !== null) leaveOut(isOut, orders.optionId, (id) => id === null || !optionIds.includes(id));
  const chosen = new Uint32Array(count);
  let length = 0;
  for (let order = 0; order < count; order += 1) if (isOut[order] === 0) chosen[length++] = order;
  return chosen.subarray(0, length);
}

function leaveOut<Value>(
  isOut: Uint8Array,
  { values, at }: Column<Value>,
  isUnwanted: (value: Value) => boolean,
): void {
  const unwanted = Uint8Array.from(values, (value) => (isUnwanted(value) ? 1 : 0));
  for (let order = 0; order < at.length; order += 1) if (unwanted[at[order] ?? 0] === 1) isOut[order] = 1;
}

function countEach<Value>(
  { values, at }: Column<Value>,
  chosen: Places,
  use: (value: Value, count: number) => void,
): void {
  const counts = new Uint32Array(values.length);
  for (let place = 0; place < chosen.length; place += 1) {
    const value = at[chosen[place] ?? 0] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  values.forEach((value, place) => use(value, counts[place] ?? 0));
}

function countWeeks(
  counted: GrowingCompleted,
  { minute }: MonthOfOrders,
  { chosen, weeks }: Readonly<{ chosen: Places; weeks: readonly number[] }>,
): void {
  const counts = new Uint32Array(weeks.length + 1);
  let week = 0;
  let next = weeks[0] ?? Infinity;
  for (let place = 0; place < chosen.length; place += 1) {
    const at = minute[chosen[place] ?? 0] ?? 0;
    while (at >= next) next = weeks[(week += 1)] ?? Infinity;
    counts[week] = (counts[week] ?? 0) + 1;
  }
  counts.forEach((count, of) => add(counted.spans, String(of), count));
}

function countParts(
  counted: GrowingCompleted,
  { minute, dueDate }: MonthOfOrders,
  { chosen, minutes, endOf }: Readonly<{ chosen: Places; minutes: Minutes; endOf: Times['endOf'] }>,
): void {
  const days = dueDate.values.map((day) => (day === null ? null : minutes(Date.parse(day))));
  let onTime = 0;
  let undated = 0;
  for (let place = 0; place < chosen.length; place += 1) {
    const order = chosen[place] ?? 0;
    const at = minute[order] ?? 0;
    const due = dueDate.at[order] ?? 0;
    const day = days[due] ?? null;
    if (day === null) undated += 1;
    // The calendar of the zone is asked only about orders completed around the due date, as `isTimely` does.
    else if (at < day || (at < day + twoDays && at < minutes(endOf(dueDate.values[due] ?? '')))) onTime += 1;
  }
  add(counted.parts, 'onTime', onTime);
  add(counted.parts, 'late', chosen.length - onTime - undated);
  add(counted.parts, 'undated', undated);
}

/** Most orders took less; a map of all of them would take longer than everything else. */
const manyMinutes = 2 ** 15;

function minuteCounter() {
  const few = new Uint32Array(manyMinutes);
  const many = new Map<number, number>();
  return {
    /** Numbers are one more than the minutes, and zero if there are none. */
    count: (numbers: Numbers, chosen: Places): void => {
      for (let place = 0; place < chosen.length; place += 1) {
        const number = numbers[chosen[place] ?? 0] ?? 0;
        if (number >= manyMinutes) add(many, number - 1, 1);
        else few[number] = (few[number] ?? 0) + 1;
      }
    },
    addTo: (tally: Map<number, number>): void => {
      for (let number = 1; number < few.length; number += 1) add(tally, number - 1, few[number] ?? 0);
      for (const [minutes, count] of many) add(tally, minutes, count);
    },
  };
}
