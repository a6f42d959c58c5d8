/** The locale in which numbers, dates and lists are written: the United States, in either language. */
export function localeOf(language: string): 'en-US' | 'es-US' {
  return language.startsWith('es') ? 'es-US' : 'en-US';
}
