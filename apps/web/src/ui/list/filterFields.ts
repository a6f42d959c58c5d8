// The kinds of field that a list filter is made of. Route definitions import them, so nothing heavy is imported here.
import {
  type CalendarDate,
  type DateRange,
  earliestDate,
  latestDate,
  normalizeRange,
} from '@schooldog/domain/dates';
import { isId } from '@schooldog/domain/kernel';
import { searchText } from '../searchText.ts';

export type RawSearch = Readonly<Record<string, unknown>>;

/** One removable chip: its value, and what is left of the field without it. */
type FieldChip<Part, Item> = Readonly<{ key: string; item: Item; rest: Part }>;

/**
 * `Part` is what the field contributes to the filter, which is also the input of the API; without a value the part is
 * empty. `Search` is the same in the URL, and `Item` is the value of one chip.
 */
export type FilterField<Part, Search, Item> = Readonly<{
  /** The names in the URL: the one that is written, then those of earlier releases, which are still read. */
  keys: readonly string[];
  /** The properties of the filter that belong to this field. */
  properties: readonly string[];
  read(raw: RawSearch): Part;
  write(part: Part): Search;
  chips(part: Part): readonly FieldChip<Part, Item>[];
  /** Controls how the list is shown, not what it contains: no chip, not counted, kept by Clear all. */
  isOption?: true;
}>;

type Named<Name extends string, Value> = { [only in Name]?: Value | undefined };
type Formerly = Readonly<{ formerly?: string }>;
type Limited = Formerly & Readonly<{ most?: number }>;

type Codec<Value, Written, Item> = Readonly<{
  parse(written: string): Value | undefined;
  /** Undefined for a value without effect, such as an empty list. */
  format(value: Value): Written | undefined;
  chips(value: Value): readonly Readonly<{ key: string; item: Item; rest: Value | undefined }>[];
}>;

/** A field with the same name in the URL and in the filter. */
export function field<Name extends string, Value, Written, Item>(
  name: Name,
  { parse, format, chips }: Codec<Value, Written, Item>,
  formerly?: string,
): FilterField<Named<Name, Value>, Named<Name, Written>, Item> {
  const keys = formerly === undefined ? [name] : [name, formerly];
  return {
    keys,
    properties: [name],
    read: (raw) => named(name, parse(firstText(raw, keys))),
    write: (part) => named(name, part[name] === undefined ? undefined : format(part[name])),
    chips: (part) =>
      part[name] === undefined
        ? []
        : chips(part[name]).map(({ key, item, rest }) => ({ key, item, rest: named(name, rest) })),
  };
}

/** Ids, separated by commas in the URL. `none` also stands for records that have no such id. */
export function idList<Name extends string>(
  name: Name,
  { most, formerly, none }: Limited & Readonly<{ none?: 'none' }> = {},
) {
  const isWanted = (written: string) => isId(written) || written === none;
  return field(
    name,
    listCodec((texts) => [...new Set(texts.filter(isWanted))].slice(0, most)),
    formerly,
  );
}

/** Some of the known values, in their usual order, separated by commas in the URL. */
export function choices<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
  { most, formerly }: Limited = {},
) {
  return field(
    name,
    listCodec((texts) => {
      const chosen = new Set(texts.map((written) => written.toLowerCase()));
      return known.filter((value) => chosen.has(value.toLowerCase())).slice(0, most);
    }),
    formerly,
  );
}

/** One of the known values. */
export function choice<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
  { formerly }: Formerly = {},
) {
  return field(
    name,
    singleCodec((written) => known.find((value) => value === written)),
    formerly,
  );
}

/** One of a few digits. The URL has it as a number: the router would put quotes around text that reads as one. */
export function digit<Name extends string, Value extends `${number}`>(name: Name, known: readonly Value[]) {
  const single = singleCodec((written) => known.find((value) => value === written));
  return field(name, { ...single, format: (value: Value) => Number(value) });
}

export function id<Name extends string>(name: Name, { formerly }: Formerly = {}) {
  return field(
    name,
    singleCodec((written) => (isId(written) ? written : undefined)),
    formerly,
  );
}

/** One day that the calendar has. */
export function day<Name extends string>(name: Name) {
  return field(
    name,
    singleCodec((written) => dayIn(written) ?? undefined),
  );
}

/** An option of a location list: the ids of both, with a full stop between them. */
export function place<Name extends string>(name: Name) {
  const codec: Codec<Place, string, Place> = {
    parse: (written) => {
      const [profileId = '', optionId = '', ...more] = written.split('.');
      return isId(profileId) && isId(optionId) && more.length === 0 ? { profileId, optionId } : undefined;
    },
    format: ({ profileId, optionId }) => `${profileId}.${optionId}`,
    chips: (item) => [{ key: '', item, rest: undefined }],
  };
  return field(name, codec);
}

type Place = { profileId: string; optionId: string };

/** Typed text. Spaces around it are kept while typing; they do not count as text. */
export function text<Name extends string>(name: Name, { most = 100, formerly }: Limited = {}) {
  return field(
    name,
    singleCodec((typed) => (typed.trim() === '' ? undefined : typed.slice(0, most))),
    formerly,
  );
}

export function flag<Name extends string>(name: Name, { formerly }: Formerly = {}) {
  const codec: Codec<boolean, true, true> = {
    parse: (written) => (written === 'true' ? true : undefined),
    format: (isSet) => (isSet ? true : undefined),
    chips: (isSet) => (isSet ? [{ key: '', item: true, rest: undefined }] : []),
  };
  return field(name, codec, formerly);
}

export type Days = { from?: CalendarDate | undefined; to?: CalendarDate | undefined };

/** Two days separated by a comma; either side may be open. In earlier releases the days had separate names. */
export function dateRange<Name extends string>(
  name: Name,
  { formerly = [] }: Readonly<{ formerly?: readonly [from: string, to: string] | [] }> = {},
): FilterField<Days, Named<Name, string>, DateRange> {
  const [oldFrom = '', oldTo = ''] = formerly;
  return {
    keys: [name, ...formerly],
    properties: ['from', 'to'],
    read: (raw) => {
      const written = searchText(raw[name]);
      const days = written === '' ? [searchText(raw[oldFrom]), searchText(raw[oldTo])] : written.split(',');
      const { from, to } = normalizeRange({ from: dayIn(days[0]), to: dayIn(days[1]) });
      return { ...named('from', from ?? undefined), ...named('to', to ?? undefined) };
    },
    write: ({ from, to }) =>
      named(name, from === undefined && to === undefined ? undefined : `${from ?? ''},${to ?? ''}`),
    chips: (days) =>
      days.from === undefined && days.to === undefined
        ? []
        : [{ key: '', item: normalizeRange(days), rest: {} }],
  };
}

/** Two days of another kind than those of `dateRange`, with their own names in the filter. */
export function daysOf<Name extends string, From extends string, To extends string>(
  name: Name,
  from: From,
  to: To,
): FilterField<Named<From, CalendarDate> & Named<To, CalendarDate>, Named<Name, string>, DateRange> {
  const range = dateRange(name);
  const partOf = (days: Days) => ({ ...named(from, days.from), ...named(to, days.to) });
  return {
    keys: range.keys,
    properties: [from, to],
    read: (raw) => partOf(range.read(raw)),
    write: (part) => range.write({ from: part[from], to: part[to] }),
    chips: (part) =>
      range
        .chips({ from: part[from], to: part[to] })
        .map(({ key, item, rest }) => ({ key, item, rest: partOf(rest) })),
  };
}

/** The same field as an option of the list. */
export function option<Part, Search, Item>(given: FilterField<Part, Search, Item>) {
  return { ...given, isOption: true as const };
}

function listCodec<Value extends string>(
  known: (texts: readonly string[]) => Value[],
): Codec<Value[], string, Value> {
  const some = (values: Value[]) => (values.length === 0 ? undefined : values);
  return {
    parse: (written) => some(known(written.split(','))),
    format: (values) => (values.length === 0 ? undefined : values.join(',')),
    chips: (values) =>
      values.map((item) => ({ key: item, item, rest: some(values.filter((other) => other !== item)) })),
  };
}

function singleCodec<Value extends string>(
  parse: (written: string) => Value | undefined,
): Codec<Value, string, Value> {
  return {
    parse,
    format: (value) => (value.trim() === '' ? undefined : value),
    chips: (item) => [{ key: '', item, rest: undefined }],
  };
}

/** Without a value the name is left out, so that equal filters are equal objects. */
function named<Name extends string, Value>(name: Name, value: Value | undefined): Named<Name, Value> {
  const part: Named<Name, Value> = {};
  if (value !== undefined) part[name] = value;
  return part;
}

function firstText(raw: RawSearch, keys: readonly string[]): string {
  return keys.map((key) => searchText(raw[key])).find((written) => written !== '') ?? '';
}

/** A day that the calendar has: 2026-02-30 is not one. */
function dayIn(written: string | undefined): CalendarDate | null {
  if (written === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(written)) return null;
  const time = Date.parse(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  return isReal && written >= earliestDate && written <= latestDate ? written : null;
}
