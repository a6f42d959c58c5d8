// Renders a part of the app as a user of the district sees it.
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Session, SessionUser } from '@schooldog/contract/account';
import { appSettingsOf } from '@schooldog/domain/settings';
import { type ReactNode, Suspense } from 'react';
import { queryClient } from '../platform/api/queryClient.ts';
import { adoptSession } from '../platform/session/session.ts';
import { ConfirmHost } from '../ui/confirm.tsx';
import { theme } from '../ui/theme.ts';
import { fakeApi } from './fakeApi.ts';

/** Signs the person in and shows the part. Resolves with the hands that type and click. */
export async function renderAs(user: SessionUser, part: ReactNode, path = '/'): Promise<UserEvent> {
  const session: Session = {
    user,
    pending: null,
    app: appSettingsOf({}),
    signedInAt: '2026-10-05T12:00:00.000Z',
    expiresAt: null,
  };
  fakeApi({ 'users.getSession': () => session });
  await adoptSession();
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={aRouter(path)}>
          <Suspense fallback="Loading texts">{part}</Suspense>
          <ConfirmHost />
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

/** Links need to know how addresses are made, not what is behind them. */
function aRouter(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  return createRouter({ routeTree: createRootRoute(), history });
}
