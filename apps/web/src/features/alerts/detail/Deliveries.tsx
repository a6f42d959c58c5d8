import type { DetailedAlert } from '@schooldog/contract/alerts';
import { IconBell, IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import classes from './cards.module.css';

type Props = Readonly<{ name: string; deliveries: DetailedAlert['deliveries'] }>;

const icons = { app: IconBell, mail: IconMail, push: IconDeviceMobileMessage };

export function Deliveries({ name, deliveries }: Props) {
  const { t } = useTexts('features/alerts');
  return (
    <ul className={classes.deliveries} aria-label={t('delivery.label', { name })}>
      {deliveries.map(({ channel, status, timeOpened }) => {
        const Icon = icons[channel];
        return (
          <li key={channel} className={classes.delivery} data-status={status}>
            <Icon size={14} aria-hidden />
            <span>
              {t(`delivery.${channel}`)}: {t(`delivery.${status}`)}
              {timeOpened === null ? null : (
                <>
                  {' · '}
                  {t('delivery.opened')} <RelativeTime moment={timeOpened} />
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
