import type { ReactNode } from 'react';
import { tableRoom } from '../tableColumns.ts';
import { useWidth } from '../useWidth.ts';

type Props = Readonly<{ children(hasTable: boolean): ReactNode }>;

/** Says whether there is room for a table: the side menu takes a part of the screen, so the place itself is measured. */
export function TableRoom({ children }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return <div ref={ref}>{width === undefined ? null : children(width >= tableRoom)}</div>;
}
