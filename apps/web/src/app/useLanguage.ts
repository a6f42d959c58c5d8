import { useTranslation } from 'react-i18next';
import { client } from '../platform/api/client.ts';
import { connectivity } from '../platform/connectivity/connectivity.ts';
import { changeLanguage, languages, type Language } from '../platform/i18n/i18n.ts';
import { useSession } from '../platform/session/session.ts';

/** The language of this device; for a signed-in person it is also kept on the account, for messages to them. */
export function useLanguage(): Readonly<{ language: Language; choose(next: Language): void }> {
  const { i18n } = useTranslation('app');
  const { session } = useSession();
  const isSignedIn = session?.user != null;
  const language = languages.find((known) => known === i18n.resolvedLanguage) ?? 'en';

  const choose = (next: Language) => {
    void changeLanguage(next);
    // Screens follow the device, so a server that cannot be asked now changes nothing here.
    if (isSignedIn && !connectivity.get().isOffline) {
      client.users.setLanguage({ language: next }).catch(() => undefined);
    }
  };
  return { language, choose };
}
