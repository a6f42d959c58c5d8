import { useTexts } from '../../platform/i18n/useTexts.ts';
import { Brand } from '../Brand.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { LegalLinks } from '../LegalLinks.tsx';
import { AuthOfflineNotice } from './AuthOfflineNotice.tsx';
import classes from './AuthLayout.module.css';
import type { LayoutProps } from './layoutProps.ts';
import { MarketingPanel } from './MarketingPanel.tsx';

/** For signing in and everything around it: the form, and beside it what the product is for. */
export function AuthLayout({ children }: LayoutProps) {
  const { t } = useTexts('app');
  return (
    <div className={classes.shell}>
      <div className={classes.side}>
        <header className={classes.header}>
          <Brand size={36} />
          <LanguageSwitch />
        </header>
        <main id="content" className={classes.content} tabIndex={-1}>
          <AuthOfflineNotice />
          {children}
        </main>
        <footer className={classes.footer}>
          <LegalLinks />
        </footer>
      </div>
      <aside className={classes.panel} aria-label={t('tagline')}>
        <MarketingPanel />
      </aside>
    </div>
  );
}
