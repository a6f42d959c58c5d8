import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDraft } from './useDraft.ts';

type Save = (now: string, before: string) => Promise<void>;

function Form({ text, save }: Readonly<{ text: string; save: Save }>) {
  useDraft({ save, forget: async () => {} }, text, '');
  return null;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('saves at once what was typed just now when the app goes to the background', () => {
  const save = vi.fn<Save>(async () => {});
  const { rerender } = render(<Form text="" save={save} />);
  rerender(<Form text="The gate is open" save={save} />);
  expect(save).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(save).toHaveBeenCalledExactlyOnceWith('The gate is open', '');
});

it('saves at once when the form closes', () => {
  const save = vi.fn<Save>(async () => {});
  const { rerender, unmount } = render(<Form text="" save={save} />);
  rerender(<Form text="The gate is open" save={save} />);
  unmount();
  expect(save).toHaveBeenCalledExactlyOnceWith('The gate is open', '');
});

it('saves about once a second while somebody types without a pause', () => {
  vi.useFakeTimers();
  const save = vi.fn<Save>(async () => {});
  const { rerender } = render(<Form text="" save={save} />);
  for (let letters = 1; letters <= 30; letters += 1) {
    rerender(<Form text={'x'.repeat(letters)} save={save} />);
    vi.advanceTimersByTime(100);
  }
  expect(save.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(save.mock.calls.length).toBeLessThanOrEqual(4);
});
