import { problemKinds } from '@schooldog/domain/problems';
import { expect, it } from 'vitest';
import english from './texts/en.json' with { type: 'json' };
import spanish from './texts/es.json' with { type: 'json' };

const codesIn = (texts: Readonly<Record<string, object>>) =>
  Object.entries(texts).flatMap(([prefix, names]) => Object.keys(names).map((name) => `${prefix}.${name}`));

it.each([
  ['English', english],
  ['Spanish', spanish],
])('has one text in %s for every problem code, and no other', (_language, texts) => {
  expect(codesIn(texts).toSorted()).toEqual(Object.keys(problemKinds).toSorted());
});
