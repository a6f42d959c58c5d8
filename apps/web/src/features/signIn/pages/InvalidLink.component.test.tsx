import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, onTestFinished } from 'vitest';
import { rootRoute, type Decision } from '../../../platform/navigation/rootRoute.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { authRoutes } from '../authRoutes.ts';

/** The addresses to which mails point, without the code that mail programs cut off at the end of a line. */
const cutOff = [
  '/firebase/action?mode=signIn',
  '/firebase/action?mode=resetPassword&oobCode=',
  '/firebase/action?mode=verifyEmail',
  '/firebase/action?mode=revertSecondFactorAddition',
  '/auth/setup',
];

const titles = [
  ['en', 'This link no longer works'],
  ['es', 'Este enlace ya no sirve'],
] as const;

it.each(titles.flatMap(([language, title]) => cutOff.map((address) => [address, language, title] as const)))(
  '%s was cut off and says so, not that something failed (%s)',
  async (address, language, title) => {
    await i18next.changeLanguage(language);
    onTestFinished(async () => void (await i18next.changeLanguage('en')));
    const router = createRouter({
      routeTree: rootRoute.addChildren(authRoutes),
      history: createMemoryHistory({ initialEntries: [address] }),
      context: { decide: (): Decision => ({ kind: 'show' }), fetchPages: () => null },
    });
    await renderAs(someone('principal'), <RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
