import { ORPCError } from '@orpc/client';
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { askAgain, untilAnswered } from './askAgain.ts';

afterEach(() => onlineManager.setOnline(true));

it('a first answer that was in flight during a change is fetched again', async () => {
  const queryClient = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const shown = new QueryObserver(queryClient, {
    queryKey: ['alert'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = shown.subscribe(() => undefined);
  const again = askAgain(queryClient, () => true);
  expect(answers).toHaveLength(1);
  answers[0]?.('read before the change');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('read after it');
  await again;
  expect(shown.getCurrentResult().data).toBe('read after it');
  stop();
});

it('waits for the answer until the network is back', async () => {
  const queryClient = new QueryClient();
  queryClient.mount();
  const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
  const shown = new QueryObserver(queryClient, { queryKey: ['walk'], queryFn: ask });
  const stop = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('old'));
  onlineManager.setOnline(false);
  await askAgain(queryClient, () => true);
  const answered = vi.fn<() => void>();
  const waiting = untilAnswered(queryClient, () => true).then(answered);
  await vi.waitFor(() => expect(shown.getCurrentResult().fetchStatus).toBe('paused'));
  expect(answered).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await waiting;
  expect(shown.getCurrentResult().data).toBe('new');
  stop();
  queryClient.unmount();
});

it('does not wait for what no one looks at, and takes a rejection as an answer', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(['left'], 'old');
  const ask = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('old')
    .mockRejectedValueOnce(new ORPCError('FORBIDDEN'));
  const shown = new QueryObserver(queryClient, { queryKey: ['walk'], queryFn: ask });
  const stop = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('old'));
  await askAgain(queryClient, () => true);
  await untilAnswered(queryClient, () => true);
  expect(shown.getCurrentResult().isError).toBe(true);
  stop();
});
