// What a provider is asked to show. The account picker is for everybody; who signs in again should type their password
// there too, but Google refuses that word, so only a provider that says it knows it is asked.
export function promptFor(supported: unknown, again: boolean): Readonly<Record<string, string>> {
  const knows = (prompt: string) => Array.isArray(supported) && supported.includes(prompt);
  if (again && knows('login')) return { prompt: 'login' };
  const whenAgain = again ? { max_age: '0' } : {};
  if (supported === undefined || knows('select_account')) return { prompt: 'select_account', ...whenAgain };
  return knows('login') ? { prompt: 'login' } : whenAgain;
}
