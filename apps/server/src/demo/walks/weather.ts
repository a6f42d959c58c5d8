// What the day of a walk was like in an invented county of Georgia.
import type { WalkContext } from '@schooldog/domain/walks';
import { oneOf } from '../entries/chance.ts';
import type { Random } from '../random.ts';

type Temperature = WalkContext['weatherTemperature'];

/** January first. */
const temperaturesByMonth: readonly (readonly Temperature[])[] = [
  ['33to39', '40to49', '50to59'],
  ['40to49', '50to59'],
  ['50to59', '60to69'],
  ['60to69', '70to79'],
  ['70to79', '80plus'],
  ['80plus'],
  ['80plus'],
  ['80plus'],
  ['70to79', '80plus'],
  ['60to69', '70to79'],
  ['50to59', '60to69'],
  ['below33', '33to39', '40to49', '50to59'],
];
const skies = ['sunny', 'sunny', 'sunny', 'cloudy', 'cloudy', 'lightRain', 'heavyRain'] as const;
const remarks = {
  sunny: ['Clear and calm.', 'Bright sun on the front doors, hard to see the keypad.', ''],
  cloudy: ['Overcast, dry.', 'Fog at arrival, clear by ten.', ''],
  lightRain: ['Drizzle on and off; mats were out.', 'Wet sidewalks at arrival.'],
  heavyRain: ['Heavy rain; the car line was moved under the canopy.', 'Standing water in the bus loop.'],
} as const;
const finalNotes = [
  'Front office staff were ready for us and knew the plan.',
  'Went over everything with the principal afterward. Follow up on the doors first.',
  "Next time, start with the gym wing; we couldn't finish it.",
  'Good progress since the last walk.',
  'Please share with the safety team before their next meeting.',
  '',
  '',
] as const;

export function weatherOf(time: Date, random: Random): WalkContext {
  const weatherPrecipitation = oneOf(random, skies) ?? 'sunny';
  return {
    weatherPrecipitation,
    weatherTemperature: oneOf(random, temperaturesByMonth[time.getUTCMonth()] ?? []) ?? null,
    weatherComment: oneOf<string>(random, remarks[weatherPrecipitation]) ?? '',
    additionalNotes: oneOf(random, finalNotes) ?? '',
  };
}
