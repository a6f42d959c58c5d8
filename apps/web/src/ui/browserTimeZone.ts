import { defaultTimeZone } from '@schooldog/domain/dates';

/** Where the reader is, as the browser knows it. */
export function browserTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === '' ? defaultTimeZone : timeZone;
}
