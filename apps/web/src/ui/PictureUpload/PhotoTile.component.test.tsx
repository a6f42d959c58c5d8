import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setManualOffline } from '../../platform/connectivity/connectivity.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { PhotoTile } from './PhotoTile.tsx';

const show = (url: string) =>
  renderAs(
    someone('principal'),
    <PhotoTile
      picture={{ kind: 'kept', id: 'photo000000000000000', url }}
      number={1}
      isLast
      onMove={() => undefined}
      onRemove={() => undefined}
    />,
  );

it('says that a photo which another device still sends is not here yet', async () => {
  await show('/api/workOrders/a/images/b');
  fireEvent.error(await screen.findByRole('img', { name: 'Photo 1' }));
  expect(screen.getByText('Not here yet')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('says without a network that a photo needs one', async () => {
  setManualOffline(true);
  await show('');
  expect(await screen.findByText('Shown when you are online')).toBeTruthy();
});
