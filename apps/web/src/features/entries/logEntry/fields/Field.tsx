import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemField, Problems } from '../problems.ts';

/** Marks where a field is, so that the first one in trouble is found in the order in which they stand on screen. */
export function Field({ name, children }: Readonly<{ name: ProblemField; children: ReactNode }>) {
  return <div data-field={name}>{children}</div>;
}

const controls = 'input:not([type="hidden"]), textarea, [role="radio"], button';

function invalidIn(place: HTMLElement | undefined): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>('input[aria-invalid="true"], textarea[aria-invalid="true"]');
}

export function focusFirstProblem(form: HTMLFormElement | null, problems: Problems): void {
  const names = new Set<string>(problems.keys());
  // After the errors have been drawn: some fields stand elsewhere then.
  requestAnimationFrame(() => {
    const places = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const first = places.find(({ dataset }) => names.has(dataset['field'] ?? ''));
    const control = invalidIn(first) ?? first?.querySelector<HTMLElement>(controls);
    control?.focus();
  });
}

/** The words for what is wrong with a field. */
export function useProblemText(problems: Problems): (field: ProblemField) => string | undefined {
  const { t } = useTranslation('features/entries/logEntry');
  return (field) => {
    const code = problems.get(field);
    return code === undefined ? undefined : t(`errors.${code}`);
  };
}
