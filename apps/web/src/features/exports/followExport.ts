// Follows an export until it is finished. Progress comes over the live stream; polling now and then makes
// up for a stream that is interrupted.
import type { Export } from '@schooldog/contract/exports';
import { QueryObserver } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { isPassing, refusalOf } from '../../platform/api/problem.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

const everyMilliseconds = 2_000;
const mostLostAnswers = 10;

export function followExport(
  started: Export,
  onProgress: (progress: Export) => void,
  signal: AbortSignal,
): Promise<Export> {
  const options = api.exports.getExport.queryOptions({ input: { exportId: started.id } });
  queryClient.setQueryData(options.queryKey, started);
  const observer = new QueryObserver(queryClient, {
    ...options,
    // The link of a finished file is of use for ten minutes only.
    gcTime: 0,
    // A small file may be ready before we listen.
    refetchOnMount: 'always',
    retry: (failures, error) => failures < mostLostAnswers && isPassing(refusalOf(error)),
    refetchInterval: ({ state }) => (state.data?.status === 'generating' ? everyMilliseconds : false),
  });
  const { promise, resolve, reject } = Promise.withResolvers<Export>();
  const unsubscribe = observer.subscribe(({ data, error }) => {
    if (error !== null) reject(error);
    else if (data?.status === 'generating') onProgress(data);
    else if (data !== undefined) resolve(data);
  });
  if (started.status === 'generating') onProgress(started);
  else resolve(started);
  signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  return promise.finally(unsubscribe);
}
