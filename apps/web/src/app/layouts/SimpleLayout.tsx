import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useSession } from '../../platform/session/session.ts';
import { Brand } from '../Brand.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { LegalLinks } from '../LegalLinks.tsx';
import type { LayoutProps } from './layoutProps.ts';
import classes from './SimpleLayout.module.css';

/** For pages about the product: a header, the page, a footer. */
export function SimpleLayout({ children }: LayoutProps) {
  const { t } = useTexts('app');
  const { session } = useSession();
  const isSignedIn = session?.user != null;
  return (
    <div className={classes.shell}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to="/" className={classes.brand}>
            <Brand />
          </Link>
          <div className={classes.end}>
            <LanguageSwitch />
            <Button
              variant="light"
              renderRoot={(props) => <Link to={isSignedIn ? '/' : '/auth/signin'} {...props} />}
            >
              {t(isSignedIn ? 'simple.open' : 'simple.signIn')}
            </Button>
          </div>
        </div>
      </header>
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.footer}>
        <LegalLinks />
      </footer>
    </div>
  );
}
