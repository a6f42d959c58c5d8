import { useMediaQuery } from '@mantine/hooks';

/** Where there is room for the columns of a wide table. */
export function useHasTable(): boolean {
  return useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
}
