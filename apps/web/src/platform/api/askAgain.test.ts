import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { askAgain } from './askAgain.ts';

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
