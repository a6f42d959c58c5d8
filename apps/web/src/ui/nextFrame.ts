/** Resolves when the present frame is on the screen. A hidden page draws nothing and need not wait. */
export async function nextFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
