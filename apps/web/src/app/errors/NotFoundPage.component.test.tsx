import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

it('an unknown path reports it, and leads home', async () => {
  await renderAs(someone('work_order_submitter'), <NotFoundPage />);
  await screen.findByRole('heading', { name: "We can't find that page" });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
