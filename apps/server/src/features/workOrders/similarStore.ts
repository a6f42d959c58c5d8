import type { SimilarWorkOrder } from '@schooldog/contract/workOrders';
import { openStatuses, workOrderLimits, workOrderStatuses } from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prefixQuery } from '../../platform/database/searchWords.ts';

type Wanted = Readonly<{
  schoolId: string;
  words: readonly string[];
  optionIds: readonly string[];
  /** Empty for none. */
  location: string;
  hiddenBoardIds: readonly string[];
}>;

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    publicId: z.int(),
    status: z.enum(workOrderStatuses),
    location: z.string(),
    firstLine: z.string(),
    timeCreated: z.string(),
  }),
);

/** One word in common says little, unless the description has no other. */
const fewestWords = 2;
/** The same place counts more than any two words. */
const weightOfPlace = 3;

export async function findSimilar(reader: Reader, wanted: Wanted): Promise<SimilarWorkOrder[]> {
  const { schoolId, words, optionIds, location, hiddenBoardIds } = wanted;
  const values = new Values();
  const place = values.add(location);
  const isSamePlace = `(location_data_profile_option_id = any(${values.add(optionIds)}::text[])
    or (${place} <> '' and location <> '' and search_words(location) = search_words(${place})))`;
  const matches = words.map((word) => `(words @@ ${values.add(prefixQuery(word))}::tsquery)::int`);
  const enough = values.add(Math.max(1, Math.min(fewestWords, words.length)));
  const text = `
    select id, public_id as "publicId", status, location, split_part(description, E'\\n', 1) as "firstLine",
      to_char(time_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "timeCreated"
    from (
      select *, coalesce(${isSamePlace}, false) as is_same_place, ${['0', ...matches].join(' + ')} as common_words
      from work_orders
      where school_id = ${values.add(schoolId)} and status = any(${values.add(openStatuses)}::text[])
        and (board_id is null or board_id <> all(${values.add(hiddenBoardIds)}::text[]))) known
    where is_same_place or common_words >= ${enough}::int
    order by common_words + case when is_same_place then ${weightOfPlace} else 0 end desc, time_created desc, id
    limit ${workOrderLimits.similar}`;
  return rowsSchema.parse(await runComposed(reader, text, values));
}
