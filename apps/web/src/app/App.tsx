import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { queryClient } from '../platform/api/queryClient.ts';
import { theme } from '../ui/theme.ts';
import { StartGate } from './loading/StartGate.tsx';
import { router } from './router.tsx';
import { themeManager } from './themes.ts';

const Overlays = lazy(async () => ({ default: (await import('./Overlays.tsx')).Overlays }));

export function App() {
  return (
    <MantineProvider theme={theme} colorSchemeManager={themeManager} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <StartGate>
          <RouterProvider router={router} />
        </StartGate>
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
