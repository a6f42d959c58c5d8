import type { LayoutProps } from './layoutProps.ts';
import classes from './PrintLayout.module.css';

/** Nothing but the page: in the person's theme on the screen, black on white on paper. */
export function PrintLayout({ children }: LayoutProps) {
  return (
    <main id="content" className={classes.paper} tabIndex={-1}>
      {children}
    </main>
  );
}
