// The `prompt` parameter for a provider. The account picker is always requested; signing in again should also ask for
// the password there, but Google rejects that value, so only a provider that declares support gets it.
export function promptFor(supported: unknown, again: boolean): Readonly<Record<string, string>> {
  const knows = (prompt: string) => Array.isArray(supported) && supported.includes(prompt);
  if (again && knows('login')) return { prompt: 'login' };
  const whenAgain = again ? { max_age: '0' } : {};
  if (supported === undefined || knows('select_account')) return { prompt: 'select_account', ...whenAgain };
  return knows('login') ? { prompt: 'login' } : whenAgain;
}
