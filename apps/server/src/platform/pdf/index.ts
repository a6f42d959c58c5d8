export { barChart } from './barChart.ts';
export { cleanFile, printInChild, stampFile } from './files.ts';
export { printer } from './printer.ts';
export { type PdfRejection, RejectedPdf } from './rejectedPdf.ts';
export type {
  PdfBadge,
  PdfBlock,
  PdfCell,
  PdfFigure,
  PdfFlow,
  PdfPicture,
  PdfReport,
  PdfRun,
  PdfShape,
  PdfStroke,
} from './report.ts';
