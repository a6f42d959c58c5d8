import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = { visibilityState: 'visible' };
let frames: (() => void)[] = [];
const nextFrame = () => {
  for (const draw of frames.splice(0)) draw();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  frames = [];
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what can wait begins when the first screen is painted', async () => {
  const { afterFirstScreen, isFirstScreenDue, isFirstScreenSeen, noteFirstScreen } =
    await import('./afterFirstScreen.ts');
  expect(isFirstScreenDue()).toBe(false);
  noteFirstScreen();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isFirstScreenSeen()).toBe(false);
  expect(isFirstScreenDue()).toBe(true);
  nextFrame();
  await vi.advanceTimersByTimeAsync(50);
  await afterFirstScreen();
  expect(isFirstScreenSeen()).toBe(true);
  expect(isFirstScreenDue()).toBe(false);
});

it('a list that is still to come is waited for, but not for long', async () => {
  const { holdFirstScreen, isFirstScreenSeen, noteFirstScreen } = await import('./afterFirstScreen.ts');
  const release = holdFirstScreen();
  noteFirstScreen();
  nextFrame();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isFirstScreenSeen()).toBe(false);
  // Its rows take the place of its skeleton in one step.
  const releaseRows = holdFirstScreen();
  release();
  nextFrame();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isFirstScreenSeen()).toBe(false);
  releaseRows();
  nextFrame();
  await vi.advanceTimersByTimeAsync(50);
  expect(isFirstScreenSeen()).toBe(true);
});

it('a list that never comes holds up nothing after three seconds', async () => {
  const { holdFirstScreen, isFirstScreenSeen, noteFirstScreen } = await import('./afterFirstScreen.ts');
  holdFirstScreen();
  noteFirstScreen();
  nextFrame();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isFirstScreenSeen()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isFirstScreenSeen()).toBe(true);
});

it('a hidden page, which is never painted, goes on at once', async () => {
  page.visibilityState = 'hidden';
  const { isFirstScreenSeen, noteFirstScreen } = await import('./afterFirstScreen.ts');
  noteFirstScreen();
  expect(isFirstScreenSeen()).toBe(true);
});
