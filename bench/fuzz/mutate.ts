// A good input, spoiled in a few places.
import { z } from 'zod';
import type { Chance } from '../lib/chance.ts';
import type { Knowledge } from './knowledge.ts';
import type { Target } from './targets.ts';
import { badKeys, badValue } from './values.ts';

const recordSchema = z.record(z.string(), z.unknown());
const listSchema = z.array(z.unknown());

export function makeInput({ good, places }: Target, known: Knowledge, chance: Chance): unknown {
  const place = places[chance.below(places.length * 2)];
  const base = place === undefined ? good : place.put(badValue(chance));
  let input = withRealValues(structuredClone(base), '', known, chance);
  for (let left = chance.below(4); left > 0; left -= 1) input = spoiled(input, chance);
  return input;
}

/** Texts become values that fields of the same name had in answers; optional fields go missing now and then. */
function withRealValues(value: unknown, name: string, known: Knowledge, chance: Chance): unknown {
  if (typeof value === 'string') {
    return chance.below(4) === 0 ? value : known.valueFor(name, chance);
  }
  const list = listSchema.safeParse(value);
  if (list.success) return list.data.map((item) => withRealValues(item, name, known, chance));
  const record = recordSchema.safeParse(value);
  if (!record.success) return value;
  return Object.fromEntries(
    Object.entries(record.data)
      .filter(() => chance.below(6) > 0)
      .map(([key, part]) => [key, withRealValues(part, key, known, chance)]),
  );
}

/** Goes down to a place by chance and changes it there. */
function spoiled(value: unknown, chance: Chance): unknown {
  const list = listSchema.safeParse(value);
  if (list.success && list.data.length > 0 && chance.below(4) > 0) {
    const at = chance.below(list.data.length);
    return list.data.map((item, index) => (index === at ? spoiled(item, chance) : item));
  }
  const record = recordSchema.safeParse(value);
  const keys = record.success ? Object.keys(record.data) : [];
  const key = keys[chance.below(keys.length)];
  if (!record.success || key === undefined || chance.below(12) === 0) return replaced(value, chance);
  const { [key]: part, ...rest } = record.data;
  const change = chance.below(8);
  if (change === 0) return rest;
  if (change === 1) return { ...record.data, [chance.pick(badKeys)]: badValue(chance) };
  return { ...record.data, [key]: spoiled(part, chance) };
}

function replaced(value: unknown, chance: Chance): unknown {
  const change = chance.below(6);
  if (change === 0) return [value];
  if (change === 1) return { [chance.pick(badKeys)]: value };
  if (change === 2) return [value, value, badValue(chance)];
  return badValue(chance);
}
