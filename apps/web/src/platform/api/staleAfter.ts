/** Milliseconds after which an answer is asked for again when something shows it again. */
export const staleAfter = 30_000;
