import { useRouter } from '@tanstack/react-router';

/** Whether the product already has a page at this path, for links that appear when it does. */
export function useHasRoute(path: string): boolean {
  return path in useRouter().routesByPath;
}
