export { EntryCard } from './card/EntryCard.tsx';
export { EntryPhotos } from './card/EntryPhotos.tsx';
export { OpinionBadge, opinionColor, opinionIcons, OpinionMark } from './card/opinion.tsx';
export { filterOf, searchOf } from './explorer/entryFilter.ts';
export type { EntrySearch } from './explorer/entrySearch.ts';
export { mayDownload } from './explorer/mayDownload.ts';
export { ExportButtons } from './entryExports/index.ts';
export { saveBlob } from './entryExports/saveBlob.ts';
export { openEditEntry, openLogEntry } from './logEntry/open.ts';
