export { FileList } from './FileList.tsx';
export { FilesCard } from './FilesCard.tsx';
