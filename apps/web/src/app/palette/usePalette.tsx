import { Suspense, useState, type ReactNode } from 'react';
import { Palette } from '../shellParts.ts';

/** The palette is fetched when it is first opened. Each count opens it once more. */
export function usePalette(): Readonly<{ open(): void; element: ReactNode }> {
  const [timesAsked, setTimesAsked] = useState(0);
  return {
    open: () => setTimesAsked((times) => times + 1),
    element:
      timesAsked === 0 ? null : (
        <Suspense fallback={null}>
          <Palette timesAsked={timesAsked} />
        </Suspense>
      ),
  };
}
