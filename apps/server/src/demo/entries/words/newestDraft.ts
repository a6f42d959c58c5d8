import type { Opinion } from '@schooldog/domain/entries';
import type { KnownRole } from '@schooldog/domain/permissions';

export type Draft = readonly [
  item: string,
  opinion: Opinion,
  school: number,
  by: KnownRole,
  location: string,
  comment: string,
  photos?: readonly string[],
  alert?: 'alert',
];
