import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteFirstScreen } from '../platform/afterFirstScreen.ts';
import { renderAs } from '../testing/renderAs.tsx';
import { someone } from '../testing/someone.ts';
import { StoredImage } from './StoredImage.tsx';

it('a picture comes after the words of the first screen', async () => {
  noteFirstScreen();
  await renderAs(someone('sro'), <StoredImage src="/door.webp" alt="A door" isOffline={false} />);
  expect(screen.queryByRole('img', { name: 'A door' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('img', { name: 'A door' })).toBeTruthy());
});
