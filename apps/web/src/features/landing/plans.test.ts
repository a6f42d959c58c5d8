import { describe, expect, test } from 'vitest';
import { planFor, plans, schoolLimits, yearlyPrice } from './plans.ts';

const districts = Array.from({ length: schoolLimits.max }, (_, index) => index + 1);

describe('the plans', () => {
  test('cover every number of schools once', () => {
    for (const schools of districts) {
      const fitting = plans.filter(
        ({ minSchools, maxSchools }) => schools >= minSchools && schools <= (maxSchools ?? Infinity),
      );
      expect(fitting).toEqual([planFor(schools)]);
    }
  });

  test('never let a district pay less in all for one more school', () => {
    for (const schools of districts.slice(1)) {
      expect(yearlyPrice(schools)).toBeGreaterThan(yearlyPrice(schools - 1));
    }
  });

  test('never let the price per school rise with size', () => {
    const prices = plans.map(({ pricePerSchool }) => pricePerSchool);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });
});
