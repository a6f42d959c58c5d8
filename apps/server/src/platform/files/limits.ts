/** What one upload may cost. Pixels bound memory and time, because a small file can hold a huge picture. */
export type FileLimits = Readonly<{
  bytes: number;
  /** Of one person within a day, not claimed by a record yet. */
  unclaimedBytes: number;
  pixels: number;
  /** Of all frames: writing an animation takes far longer for each pixel than writing a photo. */
  animationPixels: number;
  animationFrames: number;
}>;

export const defaultLimits: FileLimits = {
  bytes: 25 * 1024 * 1024,
  unclaimedBytes: 500 * 1024 * 1024,
  pixels: 50_000_000,
  animationPixels: 16_000_000,
  animationFrames: 300,
};
