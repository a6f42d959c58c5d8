import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteFirstScreen } from '../afterFirstScreen.ts';
import { hold, holdUntil } from './holds.ts';
import { showReadiness } from './showReadiness.ts';

const page = document.documentElement.dataset;
let isUnderway = false;
let leave = (_isOtherPage: boolean) => {};
let queryClient = new QueryClient();

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  delete page['ready'];
  delete page['pending'];
  isUnderway = false;
  queryClient = new QueryClient();
  noteFirstScreen();
  const follow = (onLeave: (isOtherPage: boolean) => void) => {
    leave = onLeave;
  };
  showReadiness({ queryClient, isUnderway: () => isUnderway, follow });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function untilReady(): Promise<void> {
  await expect.poll(() => 'ready' in page).toBe(true);
}

it('a page is complete with its first answers, and stays so while one is asked for again', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const queryFn = vi.fn<() => Promise<string>>(() => answers.shift()?.promise ?? Promise.resolve(''));
  const [first, second] = answers;
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn });
  const stop = observer.subscribe(() => undefined);
  hold('screen')();
  expect('ready' in page).toBe(false);
  first?.resolve('one');
  await untilReady();
  void observer.refetch();
  expect(observer.getCurrentResult().isFetching).toBe(true);
  expect('ready' in page).toBe(true);

  leave(true);
  hold('screen')();
  expect('ready' in page).toBe(false);
  second?.resolve('two');
  await untilReady();
  stop();
});

it('another page is not complete until the router has it', async () => {
  hold('screen')();
  await untilReady();
  isUnderway = true;
  leave(true);
  expect('ready' in page).toBe(false);
  isUnderway = false;
  hold('screen')();
  await untilReady();
});

it('nothing is complete while a part of the screen holds it', async () => {
  const release = hold('screen');
  hold('work')();
  await expect.poll(() => 'pending' in page).toBe(false);
  expect('ready' in page).toBe(false);
  release();
  await untilReady();
});

it('work is pending until it is answered, or has failed', async () => {
  const work = Promise.withResolvers<string>();
  const done = holdUntil('work', work.promise);
  expect('pending' in page).toBe(true);
  work.reject(new Error('no network'));
  await expect(done).rejects.toThrow('no network');
  await expect.poll(() => 'pending' in page).toBe(false);

  const saved = Promise.withResolvers<string>();
  const saving = queryClient.getMutationCache().build(queryClient, { mutationFn: () => saved.promise });
  const answered = saving.execute(undefined);
  expect('pending' in page).toBe(true);
  saved.resolve('saved');
  await answered;
  await expect.poll(() => 'pending' in page).toBe(false);
});
