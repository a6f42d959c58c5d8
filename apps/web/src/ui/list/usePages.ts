import type { ProcedureUtils } from '@orpc/tanstack-query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ClientContext } from '../../platform/api/client.ts';

type Options = Readonly<{
  keepsPrevious?: boolean;
  /** Other features whose changes show in this list too. */
  follows?: readonly string[];
  /** Those of which every change shows at once. */
  followsClosely?: readonly string[];
}>;
type Paged<Input, Cursor> = Input & { before?: Cursor | undefined };

/** The pages of a list with this input, also for what fetches the first of them ahead. */
export function pagesOptions<
  Input extends object,
  Cursor extends string | number,
  Page extends Readonly<{ next: Cursor | null }>,
>(
  procedure: ProcedureUtils<ClientContext, Paged<Input, Cursor>, Page, Error>,
  input: Input,
  { follows = [], followsClosely = [] }: Options = {},
) {
  return procedure.infiniteOptions({
    input: (before: Cursor | undefined) => ({ ...input, before }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    meta: { follows, followsClosely },
  });
}

/**
 * A list of the server, page by page by its keyset cursor. The previous results stay on screen until the answer to a
 * new input is there; late answers to an earlier input are dropped.
 */
export function usePages<
  Input extends object,
  Cursor extends string | number,
  Page extends Readonly<{ next: Cursor | null }>,
>(
  procedure: ProcedureUtils<ClientContext, Paged<Input, Cursor>, Page, Error>,
  input: Input,
  options: Options = {},
) {
  return useInfiniteQuery({
    ...pagesOptions(procedure, input, options),
    ...(options.keepsPrevious === false ? {} : { placeholderData: keepPreviousData }),
  });
}
