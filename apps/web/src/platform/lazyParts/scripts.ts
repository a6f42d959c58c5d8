/** An object, so that tests, which have no built app, can do without. */
export const scripts = {
  /** Runs a script of the built app, and what it imports that has not run yet. */
  run: async (path: string): Promise<void> => {
    await import(/* @vite-ignore */ path);
  },
};
