export {
  type ExportFormat,
  exportFormats,
  exportLimits,
  type ExportStatus,
  exportStatusAt,
  exportStatuses,
  fileExpiry,
  historyExpiry,
  shortTitle,
  stuckSince,
} from './export.ts';
