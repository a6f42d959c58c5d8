/** For errors that come with an answer: by then the event no longer knows its form. */
export function focusErrorIn(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
