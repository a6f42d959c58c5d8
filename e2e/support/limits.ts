// The limits of the scenarios, in milliseconds. They only end what hangs: a busy or slow machine may need many times as
// long as a quiet one, so no test names a limit of its own.
export const limits = {
  scenario: 300_000,
  wholeRun: 120 * 60_000,
  serverStart: 300_000,
  expectation: 60_000,
  expectationOfBlock: 120_000,
  /** A scenario that passed may hold a request on purpose; its end does not wait longer for it. */
  ending: 5_000,
} as const;
