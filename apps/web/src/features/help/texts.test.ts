import { branding } from '@schooldog/domain/kernel';
import { describe, expect, test } from 'vitest';
import { platforms } from './detectPlatform.ts';
import { installSteps } from './installSteps.ts';
import { questions } from './questions.ts';
import { resourceGroups } from './resourceGroups.ts';
import en from './texts/en.json';
import es from './texts/es.json';

const languages = [
  ['English', en],
  ['Spanish', es],
] as const;

describe.each(languages)('in %s', (_, texts) => {
  test('every install step that is written is shown, in order', () => {
    for (const platform of platforms) {
      const written = Object.keys(texts.install.steps[platform]).map((key) => `${platform}.${key}`);
      expect(installSteps[platform].steps.map(({ key }) => key)).toEqual(written);
    }
  });

  test('the troubleshooting tips are three questions, each with its tips', () => {
    const written = Object.entries(texts.support.tips.questions).map(([key, { tips }]) => ({
      key,
      tips: Object.keys(tips).map((tip) => `${key}.tips.${tip}`),
    }));
    expect(questions).toEqual(written);
    expect(questions).toHaveLength(3);
  });

  test('every resource that is described is linked', () => {
    const described = Object.entries(texts.resources.groups).map(([key, { items }]) => ({
      key,
      resources: Object.keys(items).map((item) => `${key}.items.${item}`),
    }));
    const linked = resourceGroups.map(({ key, resources }) => ({
      key,
      resources: resources.map((item) => item.key),
    }));
    expect(linked).toEqual(described);
  });

  test('the brand is never written by its letters', () => {
    expect(JSON.stringify(texts)).not.toContain(branding.productName);
  });
});

test('resources are reached by a secure address, each once', () => {
  const urls = resourceGroups.flatMap(({ resources }) => resources.map(({ url }) => url));
  expect(urls.filter((url) => !url.startsWith('https://'))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
});
