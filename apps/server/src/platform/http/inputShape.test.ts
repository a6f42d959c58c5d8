import { expect, it } from 'vitest';
import { isReasonableJson, isReasonableQuery } from './inputShape.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const withKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, [1, 2]]));

it.each([
  ['an ordinary form', '{"a":[1,{"b":"x"}],"c":null}', true],
  ['nesting at the limit', nested(64), true],
  ['nesting beyond it', nested(65), false],
  ['nesting that never closes', '['.repeat(1_000_000), false],
  ['brackets in text', JSON.stringify({ a: '[{'.repeat(1000) }), true],
  ['quotes and backslashes in text', JSON.stringify({ a: `\\"${'['.repeat(100)}\\` }), true],
  ['many shallow lists', JSON.stringify(Array.from({ length: 1000 }, () => [])), true],
  ['an object at the limit of keys', JSON.stringify(withKeys(500)), true],
  ['an object beyond it', JSON.stringify([{ a: [withKeys(501)] }]), false],
  ['many objects of ordinary size', JSON.stringify(Array.from({ length: 1000 }, () => withKeys(20))), true],
  ['closing brackets without an opening', ']'.repeat(1000), true],
  ['more values than any form has', `[${'0,'.repeat(200_000)}0]`, false],
  ['more empty lists than any form has', `[${'[],'.repeat(100_000)}[]]`, false],
])('JSON: %s', (_name, text, expected) => {
  expect(isReasonableJson(text)).toBe(expected);
});

it.each([
  ['no query', '/api/entries', true],
  ['lists and objects', '/api/entries?schoolIds[0]=a&schoolIds[1]=b&location%5BprofileId%5D=c', true],
  ['any number of lists', `/api/entries?${'schoolIds[]=a&'.repeat(500)}`, true],
  ['deep nesting', `/api/entries?a${'[b]'.repeat(9)}=c`, false],
  ['deep nesting, encoded', `/api/entries?a${'%5Bb%5d'.repeat(9)}=c`, false],
])('query: %s', (_name, url, expected) => {
  expect(isReasonableQuery(url)).toBe(expected);
});
