import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { OrderNumber } from '../parts/OrderNumber.tsx';
import { linkOf } from '../detail/useTaskActions.ts';
import { PrintedEvents } from './PrintedEvents.tsx';
import { PrintedFacts } from './PrintedFacts.tsx';
import classes from './PrintedTask.module.css';

type Props = Readonly<{ order: ShownWorkOrder; detail: DetailedWorkOrder | undefined }>;

const mostPhotos = 4;

/** Long texts are cut, so that the blank lines stay on the same page. */
export function PrintedTask({ order, detail }: Props) {
  const { t } = useTranslation('features/workOrders/detail');
  const school = useSchoolNamesById().get(order.schoolId) ?? '';
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <div>
          <p className={classes.school}>{school}</p>
          <h1 className={classes.title} tabIndex={-1}>
            {t('print.title')} <OrderNumber order={order} />
          </h1>
        </div>
        <QrCode text={linkOf(order.id)} alt={t('print.qr')} size={88} />
      </header>
      <PrintedFacts order={order} />
      <Words label={t('facts.description')} text={order.description} />
      <Words label={t('facts.notes')} text={order.notes} />
      <Photos urls={detail?.imageUrls ?? []} />
      <Blanks />
      {detail === undefined ? null : <PrintedEvents order={detail} />}
    </article>
  );
}

function Words({ label, text }: Readonly<{ label: string; text: string }>) {
  if (text === '') return null;
  return (
    <section>
      <h2 className={classes.label}>{label}</h2>
      <p className={classes.words}>{text}</p>
    </section>
  );
}

function Photos({ urls }: Readonly<{ urls: readonly string[] }>) {
  const { t } = useTranslation(['features/workOrders/detail', 'ui']);
  const { isOffline } = useConnectivity();
  if (urls.length === 0) return null;
  if (isOffline) return <p className={classes.note}>{t('picture.offline', { ns: 'ui' })}</p>;
  const more = urls.length - mostPhotos;
  return (
    <section>
      <ul className={classes.photos} aria-label={t('print.photos')}>
        {urls.slice(0, mostPhotos).map((url, at) => (
          <li key={url}>
            <img className={classes.photo} src={url} alt={t('print.photo', { number: at + 1 })} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={classes.note}>{t('print.morePhotos', { count: more })}</p> : null}
    </section>
  );
}

/** Filled in by hand. */
function Blanks() {
  const { t } = useTranslation('features/workOrders/detail');
  return (
    <section className={classes.blanks}>
      <h2 className={classes.label}>{t('print.workDone')}</h2>
      <div className={classes.line} />
      <div className={classes.line} />
      <div className={classes.line} />
      <h2 className={classes.label}>{t('print.parts')}</h2>
      <div className={classes.line} />
      <div className={classes.line} />
      <div className={classes.pair}>
        <div>
          <div className={classes.line} />
          <p className={classes.label}>{t('print.hours')}</p>
        </div>
        <div>
          <div className={classes.line} />
          <p className={classes.label}>{t('print.signature')}</p>
        </div>
        <div>
          <div className={classes.line} />
          <p className={classes.label}>{t('print.date')}</p>
        </div>
      </div>
    </section>
  );
}
