import type { Notification } from '@schooldog/contract/notifications';
import { noFrameCounts } from '@schooldog/domain/dashboard';
import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { setNotificationsOpen } from './panel.ts';

const custodian = someone('custodial');
const changed: Notification = {
  id: 'notice00000000000001',
  kind: 'permissionsChanged',
  values: { byName: 'Ada First' },
  url: '/dashboard',
  timeCreated: '2026-10-05T14:30:00.000Z',
  timeRead: null,
};
const welcome: Notification = {
  ...changed,
  id: 'notice00000000000000',
  kind: 'welcome',
  values: { product: 'SchoolDog' },
  timeRead: '2026-10-05T14:00:00.000Z',
};

/** What the server has stored. */
let stored: Notification[] = [];

beforeEach(() => {
  stored = [changed, welcome];
  const unread = () => stored.filter(({ timeRead }) => timeRead === null).length;
  fakeApi({
    'dashboard.getFrameCounts': () => ({ ...noFrameCounts, unreadNotifications: unread() }),
    'notifications.listNotifications': () => ({ notifications: stored, unread: unread(), next: null }),
    'notifications.markNotificationsRead': () => {
      stored = stored.map((one) => ({ ...one, timeRead: '2026-10-05T15:00:00.000Z' }));
      return { done: true };
    },
  });
});

it('shows what is new, links to it, and marks it read', async () => {
  const follow = vi.fn<() => void>();
  const user = await renderAs(custodian, <NotificationsPanel isSheet={false} onClose={follow} />);
  const link = await screen.findByRole('link', { name: /Unread: Your access has changed/ });
  expect(link.textContent).toContain('Ada First changed what you can see and do.');
  expect(link.getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('link', { name: /^Welcome to SchoolDog/ })).toBeTruthy();
  await user.click(link);
  expect(follow).toHaveBeenCalledTimes(1);
  expect(callsOf('notifications.markNotificationsRead')).toEqual([{ ids: [changed.id] }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Unread/ })).toBeNull());
});

it('works in Spanish, and all is marked read at once', async () => {
  await i18next.changeLanguage('es');
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  const close = vi.fn<() => void>();
  const user = await renderAs(custodian, <NotificationsPanel isSheet onClose={close} />);
  const sheet = within(await screen.findByRole('dialog', { name: 'Notificaciones' }));
  await sheet.findByRole('link', { name: /Sin leer: Cambió su acceso/ });
  await user.click(await sheet.findByRole('button', { name: 'Marcar todo como leído' }));
  await waitFor(() => expect(sheet.queryByRole('link', { name: /Sin leer/ })).toBeNull());
  expect(callsOf('notifications.markNotificationsRead')).toEqual([{}]);
  await user.click(sheet.getByRole('button', { name: 'Cerrar notificaciones' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('the bell says how many are unread', async () => {
  onTestFinished(() => setNotificationsOpen(false));
  const user = await renderAs(custodian, <NotificationBell />);
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  await user.click(bell);
  const list = await screen.findByRole('dialog', { name: /^Notifications/ });
  await within(list).findByRole('link', { name: /^Welcome to SchoolDog/ });
  await user.click(within(list).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications'));
});
