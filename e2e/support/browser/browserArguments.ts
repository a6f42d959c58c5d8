/** Fonts look the same on every machine, and a container's small or closed shared memory is not used. */
export const browserArguments = ['--font-render-hinting=none', '--disable-dev-shm-usage'];
