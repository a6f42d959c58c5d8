export const eopLimits = {
  name: 120,
  /** Of one school, archived ones included. */
  components: 300,
  intervalMonths: { least: 1, most: 120, usual: 12 },
  /** Days before the due day from which a component is due soon. */
  dueSoonDays: 10,
  /** Components that one search finds. */
  found: 6,
  message: 500,
  /** Recipients of one mail, and of all links that one person makes in a day, by mail or one by one. */
  recipients: 20,
  recipientsPerDay: 100,
  richText: { bytes: 1_000_000, depth: 20, images: 50 },
  attachmentName: 120,
  attachments: { files: 20, bytesEach: 25_000_000, bytesTogether: 60_000_000 },
  /** Attachments of a whole plan beyond this are listed instead of printed. */
  planBytes: 100_000_000,
  leaseSeconds: 60,
  /** Autosaves of one person within this time make one version in the history. */
  versionMinutes: 10,
  draftKeyDays: 30,
  /** A component that was never certified is in no reminder before it is this old. */
  newForDays: 30,
} as const;
