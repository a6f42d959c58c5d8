import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { matchesSearch, mostSearchLetters } from '@schooldog/domain/kernel';
import { IconListSearch, IconTool } from '@tabler/icons-react';
import i18next from 'i18next';
import { api, client } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { connectivity } from '../../platform/connectivity/connectivity.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Command, FindTools } from '../../platform/navigation/featureShell.ts';
import { titleOf } from './detail/titleOf.ts';
import { searchedTexts, sortOrders } from './list/matches.ts';
import { seenWorkOrders } from './seenWorkOrders.ts';

type Tools = Pick<FindTools, 'navigate' | 'signal'>;

const maxOrders = 5;
/** Fewer letters match too many orders to be useful. A number may be shorter. */
const fewestLetters = 3;

/** "3431", "#3431" and "boiler" in the command palette find the newest matching work orders. */
export async function findWorkOrderCommands(query: string, tools: Tools): Promise<readonly Command[]> {
  const search = query.replace(/^#(?=\d)/, '').slice(0, mostSearchLetters);
  await i18next.loadNamespaces('features/workOrders');
  const found = await findOrders(search, tools).catch(() => []);
  return [...found.map((order) => orderCommand(order, tools)), searchCommand(search, tools)];
}

/** The order of that number first. Offline, only among the orders on this device. */
async function findOrders(search: string, { signal }: Tools): Promise<readonly ShownWorkOrder[]> {
  const isNumber = /^\d+$/.test(search);
  if (search.length < fewestLetters && !isNumber) return [];
  const found = connectivity.get().isOffline
    ? sortOrders(
        seenWorkOrders(queryClient).filter((order) => matchesSearch(search, searchedTexts(order))),
        'newest',
      )
    : (await client.workOrders.listWorkOrders({ search }, { signal })).workOrders;
  const isNamed = ({ publicId }: ShownWorkOrder) => String(publicId) === search;
  return [...found.filter(isNamed), ...found.filter((order) => !isNamed(order))].slice(0, maxOrders);
}

const group = () => textsOf('features/workOrders')('title');

function orderCommand(order: ShownWorkOrder, { navigate }: Tools): Command {
  const ns = 'features/workOrders';
  const schools = queryClient.getQueryData(api.schools.listSchoolNames.queryKey());
  const school = schools?.find(({ id }) => id === order.schoolId)?.name ?? '';
  return {
    id: `work order ${order.id}`,
    label: textsOf(ns)('palette.one', {
      number: String(order.publicId),
      title: titleOf(order.description),
    }),
    description: [school, textsOf(ns)(`statuses.${order.status}`)].filter(Boolean).join(' · '),
    group: group(),
    icon: IconTool,
    run: () => void navigate({ to: '/tasks/task/$taskId', params: { taskId: order.id } }),
  };
}

function searchCommand(search: string, { navigate }: Tools): Command {
  return {
    id: 'work orders search',
    label: textsOf('features/workOrders')('palette.search', { search }),
    group: group(),
    icon: IconListSearch,
    isFallback: true,
    run: () => void navigate({ to: '/tasks', search: { search } }),
  };
}
