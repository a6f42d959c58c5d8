import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';
import { useAreLoaded } from './useAreLoaded.ts';

let arrive = (_part: () => string): void => {};

it('a page shows what it has until its part has come, and a later one is drawn whole', async () => {
  const load = vi.fn<() => Promise<() => string>>();
  const arrived = new Promise<() => string>((resolve) => {
    arrive = resolve;
  });
  const Part = lazyPart('section', load.mockReturnValue(arrived));
  const parts = [Part];
  const Page = () => <Suspense fallback="suspended">{useAreLoaded(parts) ? <Part /> : 'the title'}</Suspense>;
  const { container } = render(<Page />);
  expect(container.textContent).toBe('the title');
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  expect(container.textContent).toBe('the title');
  arrive(() => 'the cards');
  expect(await screen.findByText('the cards')).toBeDefined();
  expect(render(<Page />).container.textContent).toBe('the cards');
});
