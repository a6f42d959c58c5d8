import { useEffect } from 'react';

const attribute = 'data-mantine-color-scheme';

/** Whatever the theme of the screen, paper is white: while the page is printed, the theme is the light one. */
export function useLightOnPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    const paper = window.matchMedia('print');
    let onScreen: string | null = null;
    const begin = () => {
      if (onScreen !== null) return;
      onScreen = root.getAttribute(attribute) ?? 'light';
      root.setAttribute(attribute, 'light');
    };
    const end = () => {
      if (onScreen !== null) root.setAttribute(attribute, onScreen);
      onScreen = null;
    };
    const follow = ({ matches }: MediaQueryListEvent) => (matches ? begin() : end());
    // Some browsers announce only one of the two.
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
}
