export { FilesCard } from './FilesCard.tsx';
