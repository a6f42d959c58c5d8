/** A setting that cannot be used; its message is what the operator reads. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}
