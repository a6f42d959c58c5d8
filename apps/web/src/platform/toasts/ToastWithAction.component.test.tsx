import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { ToastWithAction } from './ToastWithAction.tsx';

it('gives the button its whole width, however long the message is', async () => {
  const message = 'You just logged an entry! It will be sent when you are back online.';
  const toast = <ToastWithAction message={message} action={{ label: 'View', run: () => undefined }} />;
  await renderAs(someone('principal'), toast);
  expect((await screen.findByRole('button', { name: 'View' })).style.flexShrink).toBe('0');
});
