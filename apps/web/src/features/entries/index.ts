export { EntryCard } from './card/EntryCard.tsx';
export { OpenableAlerts } from './card/OpenableAlerts.tsx';
export { EntryPhotos } from './card/EntryPhotos.tsx';
export { OpinionBadge, opinionColor, opinionIcons, OpinionMark } from './card/opinion.tsx';
export { entryFilter } from './explorer/entryFilter.ts';
export { mayDownload } from './explorer/mayDownload.ts';
export { ExportButtons } from './entryExports/index.ts';
export { TagField } from './TagField.tsx';
export { openEditEntry, openLogEntry } from './logEntry/open.ts';
