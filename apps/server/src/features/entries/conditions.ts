import type { Question } from './question.ts';
import type { Values } from './statement.ts';

export function inTime({ start, end }: Pick<Question, 'start' | 'end'>, values: Values): string[] {
  return [
    ...(start === null ? [] : [`time >= ${values.add(start)}::timestamptz`]),
    ...(end === null ? [] : [`time < ${values.add(end)}::timestamptz`]),
  ];
}

export function atSchools({ schools }: Pick<Question, 'schools'>, values: Values): string[] {
  return schools === 'all' ? [] : [`school_id = any(${values.add(schools)}::text[])`];
}

/** Everything but schools and time. */
export function byKind(question: Question, values: Values): string[] {
  const { walkTypes, opinions, userIds, optionIds, tag, categoryId, itemId } = question;
  return [
    ...(opinions === null ? [] : [`opinion = any(${values.add(opinions)}::text[])`]),
    ...(walkTypes === null ? [] : [`walk_type = any(${values.add(walkTypes)}::text[])`]),
    ...(userIds === null ? [] : [`reported_by_user_id = any(${values.add(userIds)}::text[])`]),
    ...(optionIds === null
      ? []
      : [`location_data_profile_option_id = any(${values.add(optionIds)}::text[])`]),
    ...(tag === null ? [] : [`searchable_tags @> array[${values.add(tag)}]::text[]`]),
    ...(categoryId === null ? [] : [`category_id = ${values.add(categoryId)}`]),
    ...(itemId === null ? [] : [`item_id = ${values.add(itemId)}`]),
  ];
}

export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}
