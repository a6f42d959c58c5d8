import { useLayoutEffect, useMemo, useRef } from 'react';

export type Latest<Value> = Readonly<{ get(): Value; set(value: Value): void }>;

/** What a value is now, for whoever comes back to it after waiting. Whoever changes it says so here at once. */
export function useLatest<Value>(value: Value): Latest<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useMemo(
    () => ({
      get: () => latest.current,
      set: (next: Value) => {
        latest.current = next;
      },
    }),
    [],
  );
}
