/** Prepared once on each connection, under its name. */
export type NamedStatement = Readonly<{ name: string; text: string; values: unknown[] }>;
