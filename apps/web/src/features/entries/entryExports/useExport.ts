import type { InsightChart } from '@schooldog/domain/insights';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../platform/downloads/saveFile.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { newId } from '../../../platform/uploads/upload.ts';
import type { Asked } from './asked.ts';
import { awaitPdf, ExportFailed } from './awaitPdf.ts';
import { fetchCsv, type FetchedCsv, type Progress } from './fetchCsv.ts';
import { shortTitle } from './shortTitle.ts';

export type Kind = 'csv' | 'pdf';

export type ExportState =
  | Readonly<{ phase: 'generating'; kind: Kind; progress: Progress | null }>
  | Readonly<{ phase: 'ready'; kind: 'csv'; file: FetchedCsv }>
  | Readonly<{ phase: 'ready'; kind: 'pdf'; exportId: string; url: string; isOpened: boolean }>
  | Readonly<{ phase: 'failed'; kind: Kind; code: string; exportId: string }>;

/** One download at a time, from the click to the file. Leaving the page gives it up. */
export function useExport({ title, ...rest }: Asked, chart?: InsightChart) {
  const asked = { ...rest, title: shortTitle(title) };
  const [state, setState] = useState<ExportState | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(kind: Kind, exportId: string): Promise<void> {
    running.current?.abort();
    const giveUp = new AbortController();
    running.current = giveUp;
    const show = (next: ExportState) => {
      if (!giveUp.signal.aborted) setState(next);
    };
    const told = (progress: Progress) => show({ phase: 'generating', kind, progress });
    show({ phase: 'generating', kind, progress: null });
    try {
      if (kind === 'csv') {
        const file = await fetchCsv(asked, told, giveUp.signal);
        saveFile(file.blob, file.fileName);
        show({ phase: 'ready', kind, file });
      } else {
        const url = await awaitPdf({ ...asked, exportId, chart }, told, giveUp.signal);
        show({ phase: 'ready', kind, exportId, url, isOpened: openTab(url) });
      }
    } catch (error) {
      const code = error instanceof ExportFailed ? 'entry.exportFailed' : refusalOf(error).code;
      show({ phase: 'failed', kind, code, exportId });
    }
  }

  return {
    state,
    start: (kind: Kind) => void run(kind, newId()),
    retry: (failed: { kind: Kind; exportId: string }) => void run(failed.kind, failed.exportId),
    close: () => {
      running.current?.abort();
      setState(null);
    },
  };
}

/** False where the browser did not allow it, as it may when the click was a while ago. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab === null) return false;
  tab.opener = null;
  return true;
}
