export { PictureUpload } from './PictureUpload.tsx';
