import { IconClipboardCheck, IconShieldCheck, IconTool } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import mark from '../mark.svg?inline';
import classes from './MarketingPanel.module.css';

const points = [
  { key: 'walk', icon: IconClipboardCheck },
  { key: 'fix', icon: IconTool },
  { key: 'ready', icon: IconShieldCheck },
] as const;

export function MarketingPanel() {
  const { t } = useTexts('app');
  return (
    <div className={classes.panel}>
      <img className={classes.mark} src={mark} alt="" width={420} height={420} />
      <p className={classes.headline}>{t('auth.headline')}</p>
      <p className={classes.lead}>{t('auth.lead')}</p>
      <ul className={classes.points}>
        {points.map(({ key, icon: Icon }) => (
          <li key={key} className={classes.point}>
            <span className={classes.icon}>
              <Icon size={24} stroke={1.75} aria-hidden />
            </span>
            <span>
              <strong className={classes.title}>{t(`auth.points.${key}.title`)}</strong>
              <span className={classes.body}>{t(`auth.points.${key}.body`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
