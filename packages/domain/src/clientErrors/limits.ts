// Apart from the schema, because the browser's part of it loads no schemas.

/** `boundary` replaced a page or a part of it with an error message. */
export const clientErrorKinds = ['error', 'rejection', 'boundary'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];

export const clientErrorStatuses = ['open', 'resolved'] as const;

export const clientErrorLimits = {
  name: 80,
  message: 300,
  stack: 3_000,
  frames: 20,
  route: 120,
  /** In one request; together they fit into the body that a stranger may send. */
  reports: 10,
  /** How often one report may say that the error happened. */
  count: 1_000,
  /** New errors of one day; what happens again is only counted. */
  newPerDay: 100,
  /** Versions, pages and browsers that are remembered for one error. */
  listed: 10,
  keptDays: 90,
} as const;
