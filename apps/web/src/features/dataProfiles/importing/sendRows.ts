// Sends a file's rows part by part, so that a large file stays within what one request may carry and shows progress.
// Every part is safe to send again.
import type { OptionForm } from '@schooldog/domain/dataProfiles';
import { client } from '../../../platform/api/client.ts';

const rowsAtOnce = 250;

export type SendProgress = Readonly<{ sent: number; total: number }>;
export type SendOutcome = Readonly<{ added: number; changed: number; unchanged: number; error: unknown }>;

export async function sendRows(
  dataProfileId: string,
  rows: readonly OptionForm[],
  onProgress: (progress: SendProgress) => void,
): Promise<SendOutcome> {
  let [added, changed, unchanged] = [0, 0, 0];
  onProgress({ sent: 0, total: rows.length });
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const part = rows.slice(at, at + rowsAtOnce);
    try {
      const answer = await client.dataProfiles.importDataProfileOptions({ dataProfileId, rows: part });
      added += answer.added;
      changed += answer.changed;
      unchanged += answer.unchanged;
    } catch (error) {
      return { added, changed, unchanged, error };
    }
    onProgress({ sent: at + part.length, total: rows.length });
  }
  return { added, changed, unchanged, error: null };
}
