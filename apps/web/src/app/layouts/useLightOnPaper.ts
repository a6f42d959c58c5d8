import { useEffect } from 'react';

const attribute = 'data-mantine-color-scheme';

/** Whatever the theme of the screen, paper is white: while the page is printed, the theme is the light one. */
export function useLightOnPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    let onScreen = root.getAttribute(attribute);
    const begin = () => {
      onScreen = root.getAttribute(attribute);
      root.setAttribute(attribute, 'light');
    };
    const end = () => root.setAttribute(attribute, onScreen ?? 'light');
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
