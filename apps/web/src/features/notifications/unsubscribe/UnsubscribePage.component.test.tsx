import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, onTestFinished } from 'vitest';
import { atAddress } from '../../../testing/atAddress.tsx';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const link = '/unsubscribe?token=abcdefghij0123456789.taskComments.not-signed-by-us';

const open = (address: string) =>
  renderAs(someone('educator'), atAddress(address, <UnsubscribePage />).element);

it('the unsubscribe link of a mail asks before it does anything, and rejects what is not signed', async () => {
  fakeApi({
    'notifications.unsubscribe': () => {
      throw refusal(404, 'unsubscribe.invalid');
    },
  });
  const user = await open(link);
  await screen.findByRole('heading', { name: 'Comments on work orders' });
  expect(callsOf('notifications.unsubscribe')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  await screen.findByRole('heading', { name: "This link doesn't work" });
});

it('the unsubscribe link of a mail names what was stopped, in Spanish too', async () => {
  fakeApi({ 'notifications.unsubscribe': () => ({ kind: 'taskComments' }) });
  await i18next.changeLanguage('es');
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  const user = await open(link);
  await user.click(await screen.findByRole('button', { name: 'Dejar de recibir estos correos' }));
  await screen.findByRole('heading', { name: 'Ya no los recibirá' });
  expect(screen.getByText('Comentarios en órdenes de trabajo')).toBeTruthy();
});

it('the unsubscribe link of a mail that is incomplete reports it at once', async () => {
  await open('/unsubscribe');
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeTruthy();
});
