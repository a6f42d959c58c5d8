export { cleanFile } from './files.ts';
export { printer } from './printer.ts';
export { type PdfRejection, RejectedPdf } from './rejectedPdf.ts';
export type { PdfBadge, PdfBlock, PdfPicture, PdfReport, PdfShape, PdfStroke } from './report.ts';
