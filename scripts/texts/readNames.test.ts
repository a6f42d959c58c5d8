// The page Provider Access says in words what provider staff read.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { contract, featureContracts } from '@schooldog/contract';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { unshownFields } from '../../apps/web/src/features/staffReads/unshownFields.ts';
import { filesBelow } from '../lib/files.ts';
import { inRoot, root } from '../lib/root.ts';

/** Calls that are no procedures, or show their record in another one, with the fields that they note. */
const notedFields: Readonly<Record<string, readonly string[]>> = {
  'eop.generateEopComponentPdf': ['componentId'],
  'exports.download': ['exportId', 'name', 'format'],
  'files.open': ['fileIds', 'ownerType', 'ownerId'],
  'ownData.download': ['exportId'],
};

const featureSchema = z.object({
  procedures: z.record(z.string(), z.object({ isLogged: z.boolean().optional() })),
  exports: z.array(z.object({ name: z.string(), formats: z.array(z.string()) })).default([]),
  fileViewers: z.record(z.string(), z.unknown()).default({}),
});
type Feature = z.infer<typeof featureSchema>;
const namesSchema = z.record(z.string(), z.string());
const wordsSchema = z.object({
  reads: namesSchema,
  fields: namesSchema,
  choices: z.record(z.string(), namesSchema),
});

type Field = Readonly<{ call: string; name: string; choices: readonly string[] }>;
const found: { features: Map<string, Feature>; calls: Set<string>; fields: Field[] } = {
  features: new Map(),
  calls: new Set(),
  fields: [],
};

beforeAll(async () => {
  for (const name of Object.keys(featureContracts)) {
    const file = inRoot('apps/server/src/features', name, 'index.ts');
    const module: unknown = await import(pathToFileURL(file).href);
    const values = Object.values(z.record(z.string(), z.unknown()).parse(module));
    const feature = values.map((value) => featureSchema.safeParse(value)).find(({ success }) => success);
    if (feature?.data !== undefined) found.features.set(name, feature.data);
  }
  const names = namesInContract();
  const contracts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = featureContracts;
  for (const [name, { procedures }] of found.features) {
    const logged = Object.keys(procedures).filter((key) => procedures[key]?.isLogged === true);
    for (const key of logged) {
      const procedure = contracts[name]?.[key];
      const call = names.get(procedure) ?? `${name}.${key}`;
      found.calls.add(call);
      found.fields.push(...fieldsOf(call, inputOf(procedure)));
    }
  }
  const formats = [...found.features.values()].flatMap(({ exports }) => exports);
  const choicesOf: Readonly<Record<string, readonly string[]>> = {
    name: formats.map(({ name }) => name),
    format: formats.flatMap((one) => one.formats),
    ownerType: [...found.features.values()].flatMap(({ fileViewers }) => Object.keys(fileViewers)),
  };
  for (const [call, fields] of Object.entries(notedFields)) {
    found.calls.add(call);
    found.fields.push(...fields.map((name) => ({ call, name, choices: choicesOf[name] ?? [] })));
  }
});

test('every feature of the server and everything that it notes is compared', async () => {
  expect([...found.features.keys()].toSorted()).toEqual(Object.keys(featureContracts).toSorted());
  const files = (await filesBelow(root, 'apps/server/src')).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|\.authorization\.ts$|\/demo\//.test(file),
  );
  const sources = await Promise.all(files.map((file) => readFile(inRoot(file), 'utf8')));
  const noted = sources.flatMap((source) =>
    [...source.matchAll(/\bprocedure: '([A-Za-z]+\.[A-Za-z]+)'/g)].map(([, name = '']) => name),
  );
  expect([...new Set(noted)].toSorted()).toEqual(Object.keys(notedFields).toSorted());
});

test.each(['en', 'es'])(
  'every call, field and choice in the log of reads has words (%s)',
  async (language) => {
    const words = wordsSchema.parse(await textsOf('staffReads', language));
    const keyOf = (call: string) => call.replace('.', '-');
    const calls = [...found.calls].filter((call) => words.reads[keyOf(call)] === undefined);

    const shown = found.fields.filter(({ name }) => name !== 'before' && !unshownFields.includes(name));
    const isLabeled = ({ call, name }: Field) =>
      words.fields[`${keyOf(call)}-${name}`] !== undefined || words.fields[name] !== undefined;
    const fields = shown.filter((field) => !isLabeled(field)).map(({ call, name }) => `${call}: ${name}`);

    const offered = shown.flatMap(({ name, choices }) => choices.map((one) => [name, one] as const));
    const isSaid = ([name, one]: readonly [string, string]) => words.choices[name]?.[one] !== undefined;
    const choices = offered.filter((choice) => !isSaid(choice)).map(([name, one]) => `${name}: ${one}`);
    expect({ calls, fields, choices }).toEqual({ calls: [], fields: [], choices: [] });
  },
);

test('only fields that calls have are left out', () => {
  const names = new Set(found.fields.map(({ name }) => name));
  expect(unshownFields.filter((name) => !names.has(name))).toEqual([]);
});

test.each(['en', 'es'])('roles and permissions have the names of other screens (%s)', async (language) => {
  const { choices } = wordsSchema.parse(await textsOf('staffReads', language));
  const { roles } = z.object({ roles: namesSchema }).parse(await textsOf('dashboard', language));
  const editor = z
    .object({ permissions: z.record(z.string(), z.object({ name: z.string() })) })
    .parse(await textsOf('people/permissionEditor', language));
  const permissions = Object.fromEntries(
    Object.entries(editor.permissions).map(([key, { name }]) => [key, name]),
  );
  expect(choices).toMatchObject({ roles, permissions, permission: permissions, alsoPermission: permissions });
});

async function textsOf(feature: string, language: string): Promise<unknown> {
  const file = inRoot('apps/web/src/features', feature, 'texts', `${language}.json`);
  return JSON.parse(await readFile(file, 'utf8'));
}

function namesInContract(): ReadonlyMap<unknown, string> {
  return new Map(
    Object.entries(contract).flatMap(([namespace, calls]) =>
      Object.entries(calls).map(([key, call]): [unknown, string] => [call, `${namespace}.${key}`]),
    ),
  );
}

function inputOf(procedure: unknown): unknown {
  const input = z.object({ '~orpc': z.object({ inputSchema: z.unknown().optional() }) }).parse(procedure);
  const { inputSchema } = input['~orpc'];
  if (!(inputSchema instanceof z.ZodType)) return {};
  return z.toJSONSchema(inputSchema, { io: 'output', unrepresentable: 'any' });
}

const jsonSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
  enum: z.array(z.unknown()).default([]),
  const: z.unknown().optional(),
});

/** The fields at the ends of an input; the page shows those of an object in it as if they were its own. */
function fieldsOf(call: string, schema: unknown): Field[] {
  const { properties, anyOf, oneOf, allOf } = jsonSchema.parse(schema);
  return [
    ...[...anyOf, ...oneOf, ...allOf].flatMap((option) => fieldsOf(call, option)),
    ...Object.entries(properties).flatMap(([name, part]) => {
      const inner = fieldsOf(call, part);
      return inner.length > 0 ? inner : [{ call, name, choices: choicesIn(part) }];
    }),
  ];
}

function choicesIn(schema: unknown): string[] {
  if (schema === undefined) return [];
  const { items, anyOf, oneOf, allOf, enum: values, const: only } = jsonSchema.parse(schema);
  const own = [...values, only].filter((value) => typeof value === 'string');
  return [...own, ...[items, ...anyOf, ...oneOf, ...allOf].flatMap(choicesIn)];
}
