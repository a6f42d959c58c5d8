import { layoutOf, lookOf, xOf, yOf } from '@schooldog/domain/insights/chart';
import { expect, it } from 'vitest';
import { firstPoint, nearestPoint, stepFrom } from './point.ts';

function line(id: string, ...values: number[]) {
  return { id, name: id, look: lookOf(0), values, total: 0, before: 0 };
}
const lines = [line('all', 9, 12, 12), line('oak', 5, 8, 2), line('pine', 4, 4, 10)];

it('finds the point that somebody points at', () => {
  const layout = layoutOf({ width: 500, height: 300 }, lines);
  for (const { id, values } of lines)
    for (const [at, value] of values.entries()) {
      const place = { x: xOf(at, values.length, layout.area), y: yOf(value, layout.top, layout.area) };
      expect(nearestPoint(place, layout, lines)).toEqual({ seriesId: id, monthAt: at });
    }
  expect(nearestPoint({ x: 0, y: 0 }, layout, [])).toBeNull();
});

it('goes through the points by keys, beginning with the newest of all schools', () => {
  const press = (...keys: string[]) => {
    let point: ReturnType<typeof stepFrom> = null;
    for (const key of keys) point = stepFrom(point, key, lines) ?? point;
    return point;
  };
  expect(press('End')).toEqual({ seriesId: 'all', monthAt: 2 });
  expect(press('ArrowLeft', 'ArrowDown')).toEqual({ seriesId: 'oak', monthAt: 1 });
  expect(press('ArrowUp', 'Home', 'ArrowLeft')).toEqual({ seriesId: 'pine', monthAt: 0 });
  expect(press('x')).toBeNull();
  expect(stepFrom(null, 'End', [])).toBeNull();
  expect(firstPoint(lines)).toEqual({ seriesId: 'all', monthAt: 2 });
  expect(firstPoint([])).toBeNull();
});
