import { useMediaQuery } from '@mantine/hooks';

/**
 * Narrower than the theme's small screen. Known at the first render, so that nothing changes shape; and paper is no
 * phone, narrow as it is.
 */
export function useIsPhone(): boolean {
  return useMediaQuery('screen and (max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
}
