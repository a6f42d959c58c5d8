import type { SyntheticEvent } from 'react';

/** After a refused submit the focus goes to the first field in trouble, in the order in which they stand on screen. */
export function focusFirstError(event: SyntheticEvent<HTMLFormElement> | undefined): void {
  focusErrorIn(event?.currentTarget);
}

/** For errors that come with an answer: by then the event no longer knows its form. */
export function focusErrorIn(form: HTMLFormElement | undefined): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
