export const reportLimits = {
  /** Of a PDF with a table; it says how many more the CSV has. */
  pdfRows: 1000,
  previewRows: 10,
  runsAtATime: 20,
  recipients: 20,
  schedulesOfPerson: 50,
  scheduleTitle: 120,
} as const;
