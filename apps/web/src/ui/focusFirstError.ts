import type { SyntheticEvent } from 'react';

/** After a rejected submit the focus goes to the first invalid field, in screen order. */
export function focusFirstError(event: SyntheticEvent<HTMLFormElement> | undefined): void {
  focusErrorIn(event?.currentTarget);
}

const longestDrawing = 5_000;

/**
 * For errors that come with an answer: by then the event no longer has its form. A busy browser may render
 * them some frames later.
 */
export function focusErrorIn(form: HTMLFormElement | undefined): void {
  const until = performance.now() + longestDrawing;
  const look = () => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field != null) field.focus();
    else if (form?.isConnected === true && performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
