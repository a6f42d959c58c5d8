// No input may keep the server busy: for every schema of the contract, the time to reject grows no faster than the
// text, and nothing is without a limit.
import { traverseContractProcedures } from '@orpc/server';
import { contract } from '@schooldog/contract';
import { planImportInSteps } from '@schooldog/domain/dataProfiles';
import { isSameRichText, richTextSchema } from '@schooldog/domain/eop';
import { limitedText } from '@schooldog/domain/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type HostileText, slowTexts, worstTexts } from '../../testing/hostileTexts.ts';
import { hostileTrees } from '../../testing/hostileTrees.ts';
import { faultyInput, goodInput, inputPlaces, type InputPlace } from '../../testing/inputPlaces.ts';
import { schemaShape } from '../../testing/schemaShape.ts';
import { checkInput } from './checkInput.ts';
import { isReasonableJson } from './inputShape.ts';
import { isStorable } from './storableText.ts';

/** Exponential patterns show at the first, cubic ones at the second and quadratic ones at the third. */
const lengths = [30, 2_000, 8_000, 256_000];
/** A linear check of the longest text takes a few milliseconds, a quadratic one of 8,000 characters hundreds. */
const mostMilliseconds = 50;
const crowd = 200_000;
/** The largest import has more, of texts that are only counted here. */
const mostBytes = 1_000_000;
/** No object with more keys passes the body parser. */
const mostKeys = 500;

const inEveryLength = (shapes: readonly HostileText[]) =>
  lengths.flatMap((length) => shapes.map(({ name, ofLength }) => ({ name, text: ofLength(length) })));
const allTexts = inEveryLength(slowTexts);
const fewTexts = inEveryLength(worstTexts);
const crowdOfLists = Array.from({ length: crowd }, () => 0);
const crowdOfKeys = Object.fromEntries(
  crowdOfLists.slice(0, mostKeys).map((value, index) => [`key${index}`, value]),
);

const inputs: [string, z.core.$ZodType][] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const schema = procedure['~orpc'].inputSchema;
  if (schema instanceof z.core.$ZodType) inputs.push([path.join('.'), schema]);
});

/** The least processor time of several runs, so that other load of the machine does not count. */
function leastTime(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least > mostMilliseconds; round += 1) {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Where each set of rules is tried: at the first of the fields that have it. */
type Tried = Map<string, string>;

/**
 * A schema that many fields share is tried with every shape once, and with the worst ones again wherever what is around
 * the field has rules of its own. All other fields are shared with the one where it is tried.
 */
function textsFor({ kind, schema }: InputPlace, tried: Tried) {
  const alone = `every text: ${schemaShape(schema)}`;
  if (kind === 'choice' || tried.has(alone)) return fewTexts;
  tried.set(alone, '');
  return allTexts;
}

/** The longest list that the schema and the body parser let through. */
function fullList(list: z.core.$ZodType, item: unknown): unknown[] {
  const most = z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' }).maxItems ?? crowd;
  const fits = (length: number) => isReasonableJson(JSON.stringify(Array.from({ length }, () => item)));
  let length = Math.min(most, Math.floor(mostBytes / (JSON.stringify(item).length + 1)));
  while (length > 1 && !fits(length)) length = Math.floor(length * 0.9);
  return Array.from({ length }, () => item);
}

function slowList({ schema, put }: InputPlace, isSlow: (value: unknown) => boolean): string | null {
  if (isSlow(put(crowdOfLists))) return 'many items';
  if (!(schema instanceof z.core.$ZodArray)) return null;
  const items = {
    zeros: 0,
    'empty texts': '',
    'empty objects': {},
    'empty items': faultyInput(schema._zod.def.element, 'empty'),
    'crowded items': faultyInput(schema._zod.def.element, 'crowded'),
  };
  const slow = Object.entries(items).find(([, item]) => isSlow(put(fullList(schema, item))));
  return slow === undefined ? null : `a full list of ${slow[0]}`;
}

function slowPlaces(schema: z.core.$ZodType, name = '', tried: Tried = new Map()): string[] {
  const isSlow = (value: unknown) => leastTime(() => checkInput(schema, value)) > mostMilliseconds;
  const slowShape = (place: InputPlace) => {
    const { kind, put } = place;
    if (kind === 'list') return slowList(place, isSlow);
    if (kind === 'record') return isSlow(put(crowdOfKeys)) ? 'many keys' : null;
    if (kind === 'tree') return hostileTrees.find(({ tree }) => isSlow(put(tree)))?.name ?? null;
    return textsFor(place, tried).find(({ text }) => isSlow(put(text)))?.name ?? null;
  };
  return inputPlaces(schema).flatMap((place) => {
    if (tried.has(place.rules)) return [];
    tried.set(place.rules, `${name} ${place.path}`);
    const shape = slowShape(place);
    return shape === null ? [] : [`${place.path}: ${shape}`];
  });
}

function unlimitedPlaces(schema: z.core.$ZodType): string[] {
  const isUnlimited = ({ kind, schema: part }: InputPlace) => {
    if (kind === 'choice' || kind === 'record' || kind === 'tree') return false;
    const { maxLength, maxItems, pattern, allOf = [] } = z.toJSONSchema(part, { io: 'input' });
    const patterns = [pattern, ...allOf.map((rule) => rule.pattern)];
    return maxLength === undefined && maxItems === undefined && !patterns.some(isShortPattern);
  };
  return inputPlaces(schema)
    .filter(isUnlimited)
    .map(({ path }) => path);
}

/** Anchored, and without unbounded repetition. */
function isShortPattern(pattern: string | undefined): boolean {
  if (pattern === undefined) return false;
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return bare.startsWith('^') && bare.endsWith('$') && !/[*+]|\{\d+,\}/.test(bare);
}

it('the contract has inputs to test, and text in most of them', () => {
  expect(inputs.length).toBeGreaterThan(60);
  const places = inputs.flatMap(([, schema]) => inputPlaces(schema));
  expect(places.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(100);
});

const triedInContract: Tried = new Map();

describe.each(inputs)('%s', (name, schema) => {
  it('accepts a valid input, so that each field is tested with all others valid', () => {
    expect(z.core.safeParse(schema, goodInput(schema)).error?.issues ?? []).toEqual([]);
  });

  it('has a limit for every text, list and record', () => {
    expect(unlimitedPlaces(schema)).toEqual([]);
  });

  it('rejects hostile input in a time that grows no faster than the input', () => {
    expect(slowPlaces(schema, name, triedInContract)).toEqual([]);
  });
});

it('each field of each procedure was tried, or has the rules of one that was', () => {
  const untried = inputs.flatMap(([name, schema]) =>
    inputPlaces(schema).flatMap(({ path, rules }) => (triedInContract.has(rules) ? [] : [`${name} ${path}`])),
  );
  expect(untried).toEqual([]);
});

describe('the largest valid input', () => {
  const says = (...content: object[]) => ({ type: 'paragraph', content });
  const text = (words: string, ...marks: string[]) => ({
    type: 'text',
    text: words,
    ...(marks.length === 0 ? {} : { marks: marks.map((type) => ({ type })) }),
  });
  const many = (length: number, item: object) => Array.from({ length }, () => item);
  const documents = {
    'short paragraphs': many(12_000, says(text('abc'))),
    'marks in every paragraph': many(5000, says(text('bold', 'bold'), text('italic', 'italic'))),
    'line breaks': [says(...many(40_000, { type: 'hardBreak' }))],
    'one paragraph': [says(text('word '.repeat(180_000)))],
  };
  const rows = Array.from({ length: 4500 }, (_, at) => ({
    label: `Room ${at}`,
    aliases: [`R${at}`],
    attributes: { floor: '1', building: 'Main', capacity: '30' },
  }));

  it.each(Object.entries(documents))('of rich text, with %s, is read and compared quickly', (_, content) => {
    const body = JSON.stringify({ type: 'doc', content });
    expect(isReasonableJson(body)).toBe(true);
    const tree: unknown = JSON.parse(body);
    expect(leastTime(() => isStorable(tree))).toBeLessThan(mostMilliseconds);
    expect(leastTime(() => checkInput(richTextSchema, tree))).toBeLessThan(mostMilliseconds);
    const [one, other] = [richTextSchema.parse(tree), richTextSchema.parse(JSON.parse(body))];
    expect(isSameRichText(one, other)).toBe(true);
    expect(leastTime(() => isSameRichText(one, other))).toBeLessThan(mostMilliseconds);
  });

  it('of an import of locations is read quickly, and planned in short steps', () => {
    const schema = inputs.find(([name]) => name === 'dataProfiles.importDataProfileOptions')?.[1];
    if (schema === undefined) throw new Error('there is no such import');
    const input = { dataProfileId: 'a'.repeat(20), rows };
    expect(isReasonableJson(JSON.stringify(input))).toBe(true);
    expect(checkInput(schema, input).issues).toBeUndefined();
    expect(leastTime(() => checkInput(schema, input))).toBeLessThan(mostMilliseconds);
    const options = rows.map((row, at) => ({
      ...row,
      id: String(at),
      isArchived: false,
      mergedIntoId: null,
    }));
    const longest = () => {
      const steps = planImportInSteps(options, rows);
      let most = 0;
      for (let isDone = false; !isDone;) {
        const before = process.threadCpuUsage();
        isDone = steps.next().done === true;
        const { user, system } = process.threadCpuUsage(before);
        most = Math.max(most, (user + system) / 1000);
      }
      return most;
    };
    expect(Math.min(longest(), longest(), longest())).toBeLessThan(mostMilliseconds);
  });
});

describe('the checks themselves', () => {
  const quadratic = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
  const tediousKeys = Object.fromEntries(Object.entries(crowdOfKeys).slice(0, 30));
  const isNotEmpty = (text: string) => text !== '' || JSON.stringify(tediousKeys) === text;

  it('find a pattern of quadratic time, also behind a limit that does not abort', () => {
    const bare = z.object({
      inside: z.array(z.object({ email: z.string().regex(quadratic).optional() })).max(5),
    });
    expect(slowPlaces(bare)).toEqual(['inside.[].email: "a@" "."… "@"']);
    const behind = z.object({ email: z.string().max(254).regex(quadratic) });
    expect(slowPlaces(behind)).toEqual(['email: "a@" "."… "@"']);
  });

  it('accept the same pattern behind a limit that aborts', () => {
    expect(slowPlaces(z.object({ email: limitedText(254).regex(quadratic) }))).toEqual([]);
  });

  it('find a list that is read to its end, because a wrong item does not abort', () => {
    expect(slowPlaces(z.object({ ids: z.array(z.string().refine(isNotEmpty)) }))).toEqual([
      'ids: a full list of empty texts',
    ]);
  });

  it('accept the same list where a wrong item aborts', () => {
    const known = z.string().refine(isNotEmpty, { abort: true });
    expect(slowPlaces(z.object({ ids: z.array(known) }))).toEqual([]);
  });

  const tediousText = z.string().max(5).refine(isNotEmpty);
  const inSecond = (first: z.core.$ZodType, second: z.core.$ZodType) => {
    const tried: Tried = new Map();
    slowPlaces(first, 'first', tried);
    const before = tried.size;
    slowPlaces(second, 'second', tried);
    return [...tried.values()].slice(before).filter((place) => place !== '');
  };

  it('try what two fields share once, whatever the fields are called', () => {
    const list = () => z.array(z.object({ text: tediousText, day: z.iso.date() })).max(5);
    expect(inSecond(z.object({ one: list() }), z.object({ one: list(), other: list() }))).toEqual([]);
  });

  it('try a field again that only looks alike, or where what is around it has a rule of its own', () => {
    const alike = z.object({
      text: z
        .string()
        .max(5)
        .refine((text) => isNotEmpty(text)),
    });
    expect(inSecond(z.object({ text: tediousText }), alike)).toEqual(['second text']);
    const ruled = z.object({ text: tediousText }).refine(({ text }) => isNotEmpty(text));
    expect(inSecond(z.object({ text: tediousText }), ruled)).toEqual(['second text']);
    const longer = z.object({ text: z.string().max(6) });
    expect(inSecond(z.object({ text: z.string().max(5) }), longer)).toEqual(['second text']);
  });

  it('find what has no limit', () => {
    const planted = z.object({
      text: z.string(),
      least: z.string().min(3),
      time: z.iso.datetime(),
      word: z.string().regex(/^[a-z]+$/),
      list: z.array(limitedText(3)),
      id: z.string().regex(/^[A-Z]{20}$/),
      day: z.iso.date(),
    });
    expect(unlimitedPlaces(planted)).toEqual(['text', 'least', 'time', 'word', 'list']);
  });
});
