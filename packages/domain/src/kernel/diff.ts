// Field by field differences of two records, as the audit trail stores them. An absent field counts as null, at every
// depth, because a stored record does not distinguish the two.

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

export type Difference<Field extends string = string> = {
  readonly field: Field;
  readonly from: JsonValue;
  readonly to: JsonValue;
};

type RecordOf<Field extends string> = { readonly [key in Field]?: JsonValue | undefined };

/** Only the named fields are compared, in the order in which they are named. */
export function differences<Field extends string>(
  before: RecordOf<Field>,
  after: RecordOf<Field>,
  fields: readonly Field[],
): Difference<Field>[] {
  const found: Difference<Field>[] = [];
  for (const field of fields) {
    const from = before[field] ?? null;
    const to = after[field] ?? null;
    if (!jsonEqual(from, to)) found.push({ field, from, to });
  }
  return found;
}

/** Deep equality of JSON values; the order of keys does not matter. */
export function jsonEqual(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  const a = left ?? null;
  const b = right ?? null;
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, at) => jsonEqual(item, b[at]));
  if (isList(b)) return false;
  return (
    Object.keys(a).every((key) => jsonEqual(ownValue(a, key), ownValue(b, key))) &&
    Object.keys(b).every((key) => Object.hasOwn(a, key) || ownValue(b, key) === null)
  );
}

// Array.isArray alone does not narrow a readonly array away from the record type.
function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

// A key such as "__proto__" must not find an inherited property.
function ownValue(record: { readonly [key: string]: JsonValue | undefined }, key: string): JsonValue {
  return Object.hasOwn(record, key) ? (record[key] ?? null) : null;
}
