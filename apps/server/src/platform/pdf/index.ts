export { printer } from './printer.ts';
export type { PdfBadge, PdfBlock, PdfPicture, PdfReport, PdfShape, PdfStroke } from './report.ts';
