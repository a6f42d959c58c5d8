// Large pictures are scaled down before they are sent: 500 px wide, JPEG at 0.8, while they are above one mebibyte.
import { needsScaling, scaledPicture } from '@schooldog/domain/kernel';

/** Null when the file is not a picture that this browser can read. */
export async function preparePicture(file: File): Promise<File | null> {
  // The server would reject it, with its whole operation, perhaps days later.
  if (file.type.startsWith('image/') && !needsScaling(file) && !(await isReadable(file))) return null;
  let current = file;
  for (let width: number = scaledPicture.width; needsScaling(current); width = Math.round(width / 2)) {
    const smaller = await scaled(current, width);
    if (smaller === null) return null;
    current = smaller;
  }
  return current;
}

async function isReadable(file: File): Promise<boolean> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  return bitmap !== null;
}

async function scaled(file: File, width: number): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, width / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, scaledPicture.type, scaledPicture.quality);
  });
  if (blob === null) return null;
  // A photo keeps its name, by which the same one chosen again is recognized.
  const name = /\.jpe?g$/i.test(file.name) ? file.name : file.name.replace(/\.[^.]*$/, '.jpg');
  return new File([blob], name, { type: scaledPicture.type, lastModified: file.lastModified });
}
