import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { FaqPage } from './FaqPage.tsx';
import { InstallPage } from './InstallPage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('the install page recognizes the device and shows the other ways too', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  );
  await renderAs(someone('educator'), <InstallPage />);
  await screen.findByRole('heading', { level: 1 });
  const tabs = within(screen.getByRole('tablist'));
  expect(tabs.getByRole('tab', { name: /Chrome on a computer/ }).getAttribute('aria-selected')).toBe('true');
  for (const name of [/iPhone and iPad \(Safari\)/, /Android \(Chrome\)/, 'Edge', 'Firefox', 'Other'])
    expect(tabs.getByRole('tab', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Sign in/i }).getAttribute('href')).toBe('/auth/signin');
});

it('support has three tips that open by keyboard', async () => {
  const user = await renderAs(someone('educator'), <FaqPage />);
  await screen.findByRole('heading', { name: 'Troubleshooting Tips' });
  const tips = screen.getAllByRole('button', { expanded: false });
  expect(tips).toHaveLength(3);
  tips[0]?.focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([tips[0]]);
});
