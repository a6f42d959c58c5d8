// A rejected request is a problem with a stable code. The web turns codes into texts in two languages; nothing here is
// shown to users. The codes are listed in ../problems.
import type { JsonValue } from './diff.ts';

export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'unsupported'
  | 'tooMany'
  | 'fault'
  | 'unavailable';

const statusOfProblem: Record<ProblemKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  fault: 500,
  unavailable: 503,
};

/** Values for the text on screen: a name, a limit, both values of a conflict. */
export type ProblemData = Readonly<Record<string, JsonValue>>;

export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly code: string;
  readonly data: ProblemData;

  constructor(kind: ProblemKind, code: string, data: ProblemData = {}) {
    super(code);
    this.name = 'Problem';
    this.kind = kind;
    this.code = code;
    this.data = data;
  }

  get status(): number {
    return statusOfProblem[this.kind];
  }
}
