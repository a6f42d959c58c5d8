import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../platform/api/queryClient.ts';
import { ConfirmHost } from '../ui/confirm.tsx';
import { cssVariables, theme } from '../ui/theme.ts';
import { StartGate } from './loading/StartGate.tsx';
import { router } from './router.tsx';
import { themeManager } from './themes.ts';
import { Toasts } from './Toasts.tsx';

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={themeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <StartGate>
          <RouterProvider router={router} />
        </StartGate>
        <Toasts />
        <ConfirmHost />
      </QueryClientProvider>
    </MantineProvider>
  );
}
