declare global {
  interface Window {
    letPicturesThrough?: () => void;
  }
}

/** Pictures take as long to read as the test wants. */
export function holdPictures(): void {
  const read = globalThis.createImageBitmap.bind(globalThis);
  const gate = new Promise<void>((resolve) => {
    window.letPicturesThrough = resolve;
  });
  globalThis.createImageBitmap = async (image: ImageBitmapSource) => {
    await gate;
    return read(image);
  };
}
