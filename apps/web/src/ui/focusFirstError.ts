import type { SyntheticEvent } from 'react';

/** After a refused submit the focus goes to the first field in trouble, in the order in which they stand on screen. */
export function focusFirstError(event: SyntheticEvent<HTMLFormElement> | undefined): void {
  const form = event?.currentTarget;
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
