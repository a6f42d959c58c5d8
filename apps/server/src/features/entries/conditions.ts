import type { EntryQuery } from './entryQuery.ts';
import { bySearch } from './entrySearch.ts';
import type { Values } from '../../platform/database/composed.ts';

export function inTime({ start, end }: Pick<EntryQuery, 'start' | 'end'>, values: Values): string[] {
  return [
    ...(start === null ? [] : [`timestamp >= ${values.add(start)}::timestamptz`]),
    ...(end === null ? [] : [`timestamp < ${values.add(end)}::timestamptz`]),
  ];
}

export function atSchools({ schools }: Pick<EntryQuery, 'schools'>, values: Values): string[] {
  return schools === 'all' ? [] : [`school_id = any(${values.add(schools)}::text[])`];
}

/** Everything but schools, time and the search. */
export function byKind(entryQuery: EntryQuery, values: Values): string[] {
  const { walkTypes, opinions, userIds, optionIds, tag, categoryId, itemId } = entryQuery;
  return [
    ...(opinions === null ? [] : [`observation_type = any(${values.add(opinions)}::text[])`]),
    ...(walkTypes === null ? [] : [`walk_type = any(${values.add(walkTypes)}::text[])`]),
    ...(userIds === null ? [] : [`reported_by_user_id = any(${values.add(userIds)}::text[])`]),
    ...(optionIds === null
      ? []
      : [`location_data_profile_option_id = any(${values.add(optionIds)}::text[])`]),
    ...(tag === null ? [] : [`searchable_tags @> array[${values.add(tag)}]::text[]`]),
    ...(categoryId === null ? [] : [`observation_category_id = ${values.add(categoryId)}`]),
    ...(itemId === null ? [] : [`observation_item_id = ${values.add(itemId)}`]),
  ];
}

export function matching({ search }: Pick<EntryQuery, 'search'>, values: Values): string[] {
  return search === null ? [] : bySearch(search, values);
}

/** How PostgreSQL should plan such a query; see `statement`. */
export function planOf({ search }: Pick<EntryQuery, 'search'>) {
  return { plan: search === null ? 'once' : 'each run' } as const;
}
