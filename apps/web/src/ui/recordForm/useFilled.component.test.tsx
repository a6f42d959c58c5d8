import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Filled, FilledForm } from '../../platform/offlineRecords/filledForm.ts';
import { useFilled } from './useFilled.ts';

type Values = Readonly<{ comment: string; place: string }>;
type Fields = Readonly<Record<string, string>>;

const form: FilledForm<Values, Fields> = {
  rebased: (filled) => filled,
  chosen: (filled) => filled,
  refilled: (filled, values) => ({ ...filled, values }),
};
const initial: Filled<Values, Fields> = {
  values: { comment: '', place: 'Room 12' },
  base: null,
  conflicts: [],
};

it('gives a field the same functions after every change, so that it is drawn only for its own', () => {
  const { result } = renderHook(() => useFilled(form, initial));
  const { set, setValues, choose, follow } = result.current;
  act(() => set({ comment: 'The latch is loose.' }));
  expect(result.current.filled.values).toEqual({ comment: 'The latch is loose.', place: 'Room 12' });
  expect(result.current).toMatchObject({ set, setValues, choose, follow });
});
