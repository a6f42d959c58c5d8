import type { LayoutProps } from './layoutProps.ts';
import classes from './PrintLayout.module.css';

/** Paper: nothing but the page, black on white whatever the theme. */
export function PrintLayout({ children }: LayoutProps) {
  return (
    <main id="content" className={classes.paper} tabIndex={-1} data-mantine-color-scheme="light">
      {children}
    </main>
  );
}
