declare global {
  interface Window {
    letPicturesThrough?: () => void;
  }
}

/** Reading pictures takes as long as the test wants. */
export function holdPictures(): void {
  const read = globalThis.createImageBitmap.bind(globalThis);
  const released = new Promise<void>((resolve) => {
    window.letPicturesThrough = resolve;
  });
  globalThis.createImageBitmap = async (image: ImageBitmapSource) => {
    await released;
    return read(image);
  };
}
