export { PictureButtons } from './PictureButtons.tsx';
export { PictureUpload } from './PictureUpload.tsx';
export { useAddPictures } from './useAddPictures.ts';
