import type { LineLook } from '@schooldog/domain/insights/chart';

/** The browser takes the one that suits the screen; paper is light. */
export function colorOf({ light, dark }: LineLook): string {
  return `light-dark(${light}, ${dark})`;
}
