import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../platform/api/queryClient.ts';
import { noteError } from '../platform/errorReports/index.ts';
import { noteFirstScreen } from '../platform/afterFirstScreen.ts';
import { joinHosts } from '../platform/navigation/hosts.ts';
import { ConfirmHost } from '../ui/confirm.tsx';
import { cssVariables, theme } from '../ui/theme.ts';
import { PageError } from './errors/PageError.tsx';
import { StartGate } from './loading/StartGate.tsx';
import { router } from './router.tsx';
import { startFeatures } from './startFeatures.ts';
import { themeManager } from './themes.ts';
import { Toasts } from './Toasts.tsx';

const Hosts = joinHosts(startFeatures);

export function App() {
  useEffect(noteFirstScreen, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={themeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <CatchBoundary
          getResetKey={() => 'app'}
          errorComponent={PageError}
          onCatch={(error) => noteError('boundary', error)}
        >
          <StartGate>
            <RouterProvider router={router} />
          </StartGate>
          <Toasts />
          <ConfirmHost />
          <Hosts />
        </CatchBoundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}
