import { useLayoutEffect, useMemo, useRef } from 'react';

export type Latest<Value> = Readonly<{ get(): Value; set(value: Value): void }>;

/** The latest value, for code that continues after an await. Changes are set here at once. */
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
