// What a school district does again and again.
import type { ClosedDayRule, OrderTemplate, RecurrenceUnit, SeriesForm } from '@schooldog/domain/recurring';

export type SeriesPlan = Readonly<{
  title: string;
  description: string;
  board: string;
  location: string;
  priority: OrderTemplate['priority'];
  every: readonly [interval: number, unit: RecurrenceUnit];
  /** Days from its start until today; a negative one starts later. */
  sinceDays: number;
  dueInDays: number;
  closedDayRule: ClosedDayRule;
  whileOpen: SeriesForm['whileOpen'];
  /** Of the names of the schools; every school where it is left out. */
  at?: string;
  isPaused?: boolean;
}>;

export const seriesPlans: readonly SeriesPlan[] = [
  {
    title: 'Fire extinguisher inspection',
    description:
      'Check every extinguisher: gauge in the green, pin and seal in place, no damage. Initial and date the tags.',
    board: 'General repairs',
    location: 'Whole building',
    priority: 'High',
    every: [1, 'Months'],
    sinceDays: 716,
    dueInDays: 10,
    closedDayRule: 'next',
    whileOpen: 'create',
  },
  {
    title: 'AED check',
    description:
      'Check the status light, the pad and battery expiration dates, and the cabinet alarm for every AED.',
    board: 'General repairs',
    location: 'Front office and gym',
    priority: 'High',
    every: [1, 'Months'],
    sinceDays: 709,
    dueInDays: 7,
    closedDayRule: 'next',
    whileOpen: 'create',
  },
  {
    title: 'Change HVAC filters',
    description:
      'Change the filters in all air handlers and rooftop units, and write the date on each frame.',
    board: 'Heating and cooling',
    location: 'Mechanical rooms and roof',
    priority: 'Medium',
    every: [3, 'Months'],
    sinceDays: 722,
    dueInDays: 21,
    closedDayRule: 'next',
    whileOpen: 'skip',
  },
  {
    title: 'Playground inspection',
    description:
      'Walk the playground: surfacing depth, loose bolts, sharp edges, swings and chains. Close off anything unsafe.',
    board: 'Grounds',
    location: 'Playground',
    priority: 'High',
    every: [1, 'Months'],
    sinceDays: 702,
    dueInDays: 5,
    closedDayRule: 'previous',
    whileOpen: 'create',
    at: 'Elementary',
  },
  {
    title: 'Backflow preventer test',
    description:
      'Have the backflow preventers tested by a certified tester. Send the report to the water utility.',
    board: 'Plumbing',
    location: 'Water service entrance',
    priority: 'Medium',
    every: [1, 'Years'],
    sinceDays: 640,
    dueInDays: 30,
    closedDayRule: 'keep',
    whileOpen: 'create',
  },
  {
    title: 'Emergency generator load test',
    description:
      'Run the generator under load for 30 minutes. Note fuel level, oil pressure and transfer time.',
    board: 'Electrical',
    location: 'Generator enclosure',
    priority: 'High',
    every: [2, 'Months'],
    sinceDays: 695,
    dueInDays: 7,
    closedDayRule: 'next',
    whileOpen: 'create',
    at: 'High',
  },
  {
    title: 'Roof drains and gutters',
    description:
      'Clear the roof drains and gutters of leaves, and look for standing water and loose flashing.',
    board: 'Grounds',
    location: 'Roof',
    priority: 'Low',
    every: [6, 'Months'],
    sinceDays: 590,
    dueInDays: 30,
    closedDayRule: 'next',
    whileOpen: 'skip',
  },
  {
    title: 'Exit sign and emergency light test',
    description: 'Press the test button of every exit sign and emergency light for 30 seconds.',
    board: 'Electrical',
    location: 'Whole building',
    priority: 'Medium',
    every: [6, 'Months'],
    sinceDays: 500,
    dueInDays: 14,
    closedDayRule: 'skip',
    whileOpen: 'create',
    isPaused: true,
  },
  {
    title: 'Boiler inspection',
    description: 'Annual boiler inspection with the insurance company. Have the certificates ready.',
    board: 'Heating and cooling',
    location: 'Boiler room',
    priority: 'High',
    every: [1, 'Years'],
    sinceDays: -45,
    dueInDays: 30,
    closedDayRule: 'next',
    whileOpen: 'create',
  },
];
