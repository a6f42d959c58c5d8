import { useRouter } from '@tanstack/react-router';

/** Whether the product has a page at this path yet, for links that appear by themselves when it does. */
export function useHasRoute(path: string): boolean {
  return path in useRouter().routesByPath;
}
