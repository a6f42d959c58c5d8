/** A problem that the person who runs the command can fix. The message is printed as it is. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}
