// What the child process is asked, and what it answers.
import { z } from 'zod';
import { pdfRejections } from '../rejectedPdf.ts';
import type { PdfReport } from '../report.ts';

export type PdfTask =
  | Readonly<{ kind: 'clean'; from: string; to: string }>
  | Readonly<{ kind: 'print'; report: PdfReport; to: string }>
  | Readonly<{ kind: 'stamp'; from: string; to: string; lines: readonly string[] }>;

export const answerSchema = z.union([
  z.object({ share: z.number() }),
  z.object({ pages: z.int() }),
  z.object({ rejected: z.enum(pdfRejections) }),
  z.object({ failed: z.string() }),
]);
export type PdfAnswer = z.infer<typeof answerSchema>;
