import { isContractProcedure } from '@orpc/contract';
import { contract } from '@schooldog/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeApi } from './openApi.ts';
import { queryReader } from './query.ts';

const read = queryReader(
  z
    .object({
      schoolIds: z.array(z.string()).readonly().optional(),
      search: z.string().optional(),
      location: z.object({ profileId: z.string() }).optional(),
    })
    .optional(),
);

it.each([
  ['', {}],
  ['?schoolIds=a', { schoolIds: ['a'] }],
  ['?schoolIds=a&schoolIds=b', { schoolIds: ['a', 'b'] }],
  ['?schoolIds[]=a', { schoolIds: ['a'] }],
  ['?schoolIds%5B0%5D=a&schoolIds%5B1%5D=b', { schoolIds: ['a', 'b'] }],
  ['?search=a', { search: 'a' }],
  ['?search=a&search=b', { search: ['a', 'b'] }],
  ['?location[profileId]=a', { location: { profileId: 'a' } }],
])('reads "%s"', (query, expected) => {
  expect(read(`/api/entries${query}`)).toEqual(expected);
});

it('one value is a list wherever the description of the API says so', async () => {
  const inputs = new Map<string | undefined, unknown>();
  for (const call of Object.values(contract).flatMap((calls): unknown[] => Object.values(calls)))
    if (isContractProcedure(call)) inputs.set(call['~orpc'].route.path, call['~orpc'].inputSchema);
  const { paths } = described.parse(await describeApi(() => false));
  const lists = Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? []).filter(({ style }) => style === 'form').map(({ name }) => [path, name] as const),
  );
  expect(lists.length).toBeGreaterThan(40);
  for (const [path, name] of lists) {
    const input = inputs.get(path);
    const asked = input instanceof z.core.$ZodType && queryReader(input)(`/api${path}?${name}=a`);
    expect(asked, `${path} ${name}`).toEqual({ [name]: ['a'] });
  }
});

const parameter = z.looseObject({ name: z.string(), style: z.string().optional() });
const described = z.looseObject({
  paths: z.record(
    z.string(),
    z.looseObject({ get: z.looseObject({ parameters: z.array(parameter).optional() }).optional() }),
  ),
});
