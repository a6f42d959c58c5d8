/** An unusable setting; the admin reads its message. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}
