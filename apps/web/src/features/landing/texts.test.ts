import { branding } from '@schooldog/domain/kernel';
import { describe, expect, test } from 'vitest';
import { dataPoints, features, flow, offlinePoints, people } from './content.ts';
import { everyPlan, planParts, plans } from './plans.ts';
import en from './texts/en.json';
import es from './texts/es.json';

const languages = [
  ['English', en],
  ['Spanish', es],
] as const;

describe.each(languages)('in %s', (_, { landing, pricing }) => {
  test('everything that is written is shown, in order', () => {
    expect(features.map(({ key }) => key)).toEqual(Object.keys(landing.features.items));
    expect(flow.map(({ key }) => key)).toEqual(Object.keys(landing.flow.steps));
    expect(people.map(({ key }) => key)).toEqual(Object.keys(landing.people.items));
    expect(offlinePoints).toEqual(Object.keys(landing.offline.points));
    expect(dataPoints).toEqual(Object.keys(landing.data.points));
    expect(everyPlan).toEqual(Object.keys(pricing.all));
    for (const { key } of plans) expect(planParts).toEqual(Object.keys(pricing.plans[key].included));
  });

  test('the brand is never written by its letters', () => {
    expect(JSON.stringify({ landing, pricing })).not.toContain(branding.productName);
  });
});
