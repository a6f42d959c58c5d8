import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

afterEach(() => void vi.useRealTimers());

it('is right from the first time it is shown, however long no one looked, and ticks while someone does', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T08:00:00Z') });
  const shown: string[] = [];
  function Clock() {
    shown.push(useNow().toISOString().slice(11, 16));
    return null;
  }
  render(<Clock />).unmount();
  shown.length = 0;
  vi.setSystemTime(Date.parse('2026-11-19T14:30:00Z'));
  const { rerender } = render(<Clock />);
  vi.advanceTimersByTime(60_000);
  rerender(<Clock />);
  expect([...new Set(shown)]).toEqual(['14:30', '14:31']);
});
