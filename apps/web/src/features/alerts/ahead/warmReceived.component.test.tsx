import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { useActor } from '../../../platform/session/session.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { anAlert } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { alertFilter } from '../alertFilter.ts';
import { useAlert } from '../queries.ts';
import { shell } from '../shell.ts';
import { warmReceived } from './warmReceived.ts';

const officer = someone('sro');
const ids = Array.from({ length: 25 }, (_, index) => `alert${String(index).padStart(15, '0')}`);
const waiting = {
  recipients: [{ userId: officer.id, name: 'Olga Reyes', timeRead: null, timeAcknowledged: null, reply: '' }],
};

const row = { key: 'alertsWaiting' as const, count: 25, since: '2026-10-05T14:30:00.000Z' };

/** The list to which the row of the dashboard leads, or the button of the toolbar. */
function Listed({ isFromRow }: Readonly<{ isFromRow: boolean }>) {
  const actor = useActor();
  const search = shell.attention?.alertsWaiting?.search(row, actor);
  const filter = alertFilter.read((isFromRow ? search : undefined) ?? {});
  const query = usePages(api.alerts.listSafetyAlerts, { ...filter, tab: filter.tab ?? 'received' });
  const { items } = useListPage({ query, recordsOf: ({ alerts }) => alerts });
  const { data } = useAlert(ids[0] ?? '');
  return <p>{`${items?.length} alerts, ${data?.deliveries.length} deliveries`}</p>;
}

it.each([true, false])(
  'alerts to acknowledge can be read without a network, from their row: %s',
  async (isFromRow) => {
    await renderAs(officer, null);
    fakeApi({
      'alerts.listSafetyAlerts': () => ({ alerts: ids.map((id) => anAlert({ id, ...waiting })), next: null }),
      'alerts.getSafetyAlert': ({ safetyAlertId }) => anAlert({ id: safetyAlertId, ...waiting }),
    });
    await warmReceived();
    expect(callsOf('alerts.getSafetyAlert')).toEqual(
      ids.slice(0, 20).map((safetyAlertId) => ({ safetyAlertId })),
    );
    expect(callsOf('alerts.listSafetyAlerts')).toHaveLength(2);
    setManualOffline(true);
    await renderAs(officer, <Listed isFromRow={isFromRow} />);
    expect(await screen.findByText('25 alerts, 0 deliveries')).toBeTruthy();
    expect(callsOf('alerts.listSafetyAlerts')).toHaveLength(2);
  },
);
