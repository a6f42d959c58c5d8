import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusErrorIn } from './focusFirstError.ts';

const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));

it('a field whose error is rendered some frames later gets the focus, too', async () => {
  render(
    <form aria-label="Code">
      <input />
    </form>,
  );
  const field = screen.getByRole('textbox');
  focusErrorIn(screen.getByRole<HTMLFormElement>('form'));
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).not.toBe(field);
  field.setAttribute('aria-invalid', 'true');
  await waitFor(() => expect(document.activeElement).toBe(field));
});
