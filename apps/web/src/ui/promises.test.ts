import { expect, it } from 'vitest';
import { imageRetries, retryDelay } from './StoredImage.tsx';
import { dialogWidths } from './theme.ts';

it('a picture is retried three times, after 2, 4 and 6 seconds', () => {
  expect(Array.from({ length: imageRetries }, (_, at) => retryDelay(at + 1))).toEqual([2_000, 4_000, 6_000]);
});

it('dialogs have the widths of the product', () => {
  expect(dialogWidths).toEqual({ standard: 528, workOrder: 600, user: 720, approvals: 1024 });
});
