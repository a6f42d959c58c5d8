export { FileList } from './FileList.tsx';
export { FileUpload } from './FileUpload.tsx';
