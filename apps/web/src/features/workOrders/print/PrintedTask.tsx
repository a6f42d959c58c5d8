import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { OrderNumber } from '../parts/OrderNumber.tsx';
import { linkOf } from '../detail/useTaskActions.ts';
import { shownUrlsOf } from '../workOrderRecord.ts';
import { paperPlan } from './paperPlan.ts';
import { PrintedEvents, printedEventsOf } from './PrintedEvents.tsx';
import { PrintedFacts, usePrintedFacts } from './PrintedFacts.tsx';
import classes from './PrintedTask.module.css';

type Props = Readonly<{ order: ShownWorkOrder; detail: DetailedWorkOrder | undefined }>;

const mostPhotos = 4;

/** Long texts are cut, so that the blank lines stay on the same page. */
export function PrintedTask({ order, detail }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const school = useSchoolNamesById().get(order.schoolId) ?? '';
  const { description, notes } = order;
  const facts = usePrintedFacts(order);
  const urls = shownUrlsOf(order, detail);
  const events = printedEventsOf(detail);
  const { isDense, descriptionLines, notesLines } = paperPlan({
    facts,
    description,
    notes,
    photoCount: urls.length,
    eventCount: events.length,
  });
  return (
    <article className={classes.sheet} data-dense={isDense || undefined}>
      <header className={classes.head}>
        <div>
          <p className={classes.school}>{school}</p>
          <h1 className={classes.title} tabIndex={-1}>
            {t('print.title')} <OrderNumber order={order} />
          </h1>
        </div>
        <QrCode text={linkOf(order.id)} alt={t('print.qr')} size={88} />
      </header>
      <PrintedFacts facts={facts} />
      <Words label={t('facts.description')} text={description} lines={descriptionLines} />
      <Words label={t('facts.notes')} text={notes} lines={notesLines} />
      <Photos urls={urls} />
      <Blanks />
      <PrintedEvents events={events} />
    </article>
  );
}

type WordsProps = Readonly<{ label: string; text: string; lines: number }>;

function Words({ label, text, lines }: WordsProps) {
  if (text === '') return null;
  return (
    <section className={classes.text}>
      <h2 className={classes.label}>{label}</h2>
      <p className={classes.words} style={{ WebkitLineClamp: lines }}>
        {text}
      </p>
    </section>
  );
}

function Photos({ urls }: Readonly<{ urls: readonly string[] }>) {
  const { t } = useTexts('features/workOrders/detail');
  const { t: tUi } = useTexts('ui');
  const { isOffline } = useConnectivity();
  if (urls.length === 0) return null;
  if (isOffline) return <p className={classes.note}>{tUi('picture.offline')}</p>;
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
  const { t } = useTexts('features/workOrders/detail');
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
