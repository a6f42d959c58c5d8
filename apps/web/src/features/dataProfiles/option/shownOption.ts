import type { useOption } from '../queries.ts';

export type ShownOption = NonNullable<ReturnType<typeof useOption>['data']>;
