import { Brand } from '../Brand.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import type { LayoutProps } from './layoutProps.ts';
import classes from './SimpleLayout.module.css';

/** For people without an account: the page and its language, and no way into the app. */
export function VisitorLayout({ children }: LayoutProps) {
  return (
    <div className={classes.shell}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Brand />
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
