export const pdfRejections = ['notPdf', 'encrypted', 'broken', 'tooManyPages'] as const;
export type PdfRejection = (typeof pdfRejections)[number];

/** A PDF that somebody else made, and that cannot be read reliably. */
export class RejectedPdf extends Error {
  readonly reason: PdfRejection;

  constructor(reason: PdfRejection) {
    super(reason);
    this.reason = reason;
  }
}
