import type { ReactNode } from 'react';

/** Marks where a field is, so that the first one in trouble is found in the order in which they stand on screen. */
export function Field({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return <div data-field={name}>{children}</div>;
}

const controls = 'input:not([type="hidden"]), textarea, [role="radio"], button';

function invalidIn(place: HTMLElement | undefined): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>('input[aria-invalid="true"], textarea[aria-invalid="true"]');
}

export function focusFirstProblem(form: HTMLFormElement | null, fields: Iterable<string>): void {
  const names = new Set(fields);
  // After the errors have been drawn: some fields stand elsewhere then.
  requestAnimationFrame(() => {
    const places = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const first = places.find(({ dataset }) => names.has(dataset['field'] ?? ''));
    const control = invalidIn(first) ?? first?.querySelector<HTMLElement>(controls);
    control?.focus();
  });
}
