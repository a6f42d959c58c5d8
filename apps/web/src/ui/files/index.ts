export { FileList } from './FileList.tsx';
export { FilesCard } from './FilesCard.tsx';
export { inKilobytes } from './inKilobytes.ts';
