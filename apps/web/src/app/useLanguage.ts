import { client } from '../platform/api/client.ts';
import { connectivity } from '../platform/connectivity/connectivity.ts';
import { changeLanguage, languages, type Language } from '../platform/i18n/i18n.ts';
import { useScreenLanguage } from '../platform/i18n/useTexts.ts';
import { useSession } from '../platform/session/session.ts';

/** The language of this device; for a signed-in person it is also kept on the account, for messages to them. */
export function useLanguage(): Readonly<{ language: Language; choose(next: Language): void }> {
  const screenLanguage = useScreenLanguage();
  const { session } = useSession();
  const isSignedIn = session?.user != null;
  const language = languages.find((known) => known === screenLanguage) ?? 'en';

  const choose = (next: Language) => {
    void changeLanguage(next);
    // Screens follow the device, so a server that cannot be asked now changes nothing here.
    if (isSignedIn && !connectivity.get().isOffline) {
      client.users.setLanguage({ language: next }).catch(() => undefined);
    }
  };
  return { language, choose };
}
