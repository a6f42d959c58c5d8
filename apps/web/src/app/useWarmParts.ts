import { useEffect } from 'react';
import { loadConfirmDialog } from '../ui/confirm.tsx';

const afterFirstPaint = 3_000;

/** Parts that appear on request are fetched in a quiet moment, so that they open at once and without a network. */
export function useWarmParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const parts = [
        loadConfirmDialog(),
        import('./ToastArea.tsx'),
        import('./menu/MenuDrawer.tsx'),
        import('./palette/Palette.tsx'),
      ];
      void Promise.allSettled(parts);
    }, afterFirstPaint);
    return () => clearTimeout(timer);
  }, []);
}
