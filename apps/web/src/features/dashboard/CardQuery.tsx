import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { CardFailure } from './CardFailure.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { Panel } from './Panel.tsx';

type Props<Data> = Readonly<{
  query: UseQueryResult<Data>;
  height: number;
  children(data: Data): ReactNode;
}>;

/** The states of one card: what it knows, that it could not ask, or that it waits. */
export function CardQuery<Data>({ query, height, children }: Props<Data>) {
  // Drawn in short steps, between which a touch gets through.
  const data = useDeferredValue(query.data);
  if (data !== undefined) return children(data);
  if (!query.isError) return <CardSkeleton height={height} />;
  return (
    <Panel>
      <CardFailure query={query} />
    </Panel>
  );
}
