export { PhotosField } from './PhotosField.tsx';
export { PictureUpload } from './PictureUpload.tsx';
