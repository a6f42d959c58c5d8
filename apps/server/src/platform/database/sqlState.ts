/** The SQLSTATE at any depth of the error; empty where there is none. */
export function sqlStateOf(error: unknown): string {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current.code;
    }
  }
  return '';
}

export const sqlStates = { uniqueViolation: '23505', foreignKeyViolation: '23503' } as const;

/** "cached plan must not change result type": a migration has changed a table since the statement was prepared. */
export function isStalePlan(error: unknown): boolean {
  return sqlStateOf(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message);
}
