import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './Screens.module.css';
import wideEn from './pictures/dashboard-en.webp';
import wideEs from './pictures/dashboard-es.webp';
import phoneEn from './pictures/log-en.webp';
import phoneEs from './pictures/log-es.webp';

const pictures = new Map([
  ['en', { wide: wideEn, phone: phoneEn }],
  ['es', { wide: wideEs, phone: phoneEs }],
]);

/** The demo district as people see it. A device keeps no pictures of it, so there are none without a network. */
export function Screens() {
  const { t, language } = useTexts('features/landing');
  const { isOffline } = useConnectivity();
  const shown = pictures.get(language);
  if (isOffline || shown === undefined) return null;
  return (
    <figure className={classes.screens}>
      <img
        className={classes.wide}
        src={shown.wide}
        alt={t('landing.screens.dashboard')}
        width={1440}
        height={900}
        loading="lazy"
      />
      <img
        className={classes.phone}
        src={shown.phone}
        alt={t('landing.screens.log')}
        width={480}
        height={1039}
        loading="lazy"
      />
    </figure>
  );
}
