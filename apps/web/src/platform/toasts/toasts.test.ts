import { notifications } from '@mantine/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { toast, toastError, toastSuccess } from './toasts.ts';

const show = vi.spyOn(notifications, 'show').mockReturnValue('shown');
const hide = vi.spyOn(notifications, 'hide').mockReturnValue('hidden');
afterEach(() => vi.clearAllMocks());

it.each([
  ['an error', () => toastError('No.'), 10_000, 'red'],
  ['a success', () => toastSuccess('Done.'), 3_000, 'green'],
  ['a success with a button', () => toastSuccess('Done.', { label: 'View', run: () => {} }), 4_500, 'green'],
  ['a plain one', () => toast('Hello.'), 3_000, undefined],
])('%s stays as long as specified', (_name, say, autoClose, color) => {
  say();
  expect(show.mock.calls.map(([shown]) => [shown.autoClose, shown.color])).toEqual([[autoClose, color]]);
});

it('an error shows its message and what went wrong', () => {
  toastError('Failed to save.', 'No answer.');
  expect(show.mock.calls[0]?.[0].message).toBe('Failed to save. No answer.');
});

it('only the newest toast about a record is shown, those about others stay', () => {
  show.mockReturnValueOnce('logged').mockReturnValueOnce('other').mockReturnValueOnce('rejected');
  toastSuccess('You just logged an entry!', undefined, 'entry:oak');
  toastSuccess('You just logged an entry!', undefined, 'entry:pine');
  expect(hide).not.toHaveBeenCalled();
  toastError('The entry was rejected.', undefined, undefined, 'entry:oak');
  expect(hide.mock.calls).toEqual([['logged']]);
});
