import { Tabs } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { AlertTabList } from './AlertTabList.tsx';

it('says that the numbers are those of open alerts, and shows none where there is none', async () => {
  fakeApi({ 'alerts.countOpenAlerts': () => ({ received: 0, sent: 1, all: null }) });
  await renderAs(
    someone('sro'),
    <Tabs value="sent">
      <AlertTabList offered={['received', 'sent']} />
    </Tabs>,
  );
  expect(await screen.findByText('1 open')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Sent/ }).textContent).toBe('Sent1 open');
  expect(screen.getByRole('tab', { name: 'Received' })).toBeTruthy();
});
