import { Link } from '@tanstack/react-router';
import { Brand } from '../Brand.tsx';
import classes from './ErrorLayout.module.css';
import type { LayoutProps } from './layoutProps.ts';

/** A calm page with one thing on it. */
export function ErrorLayout({ children }: LayoutProps) {
  return (
    <div className={classes.shell}>
      <header className={classes.header}>
        <Link to="/" className={classes.brand}>
          <Brand size={36} />
        </Link>
      </header>
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
