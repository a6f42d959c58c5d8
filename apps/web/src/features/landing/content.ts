// What the presentation shows, in this order. Keys are those of the texts.
import {
  IconAlertTriangle,
  IconBell,
  IconBuildingBank,
  IconChartBar,
  IconCheckbox,
  IconClipboardCheck,
  IconFileCertificate,
  IconFlame,
  IconHeartHandshake,
  IconNotes,
  IconSchool,
  IconShieldStar,
  IconTool,
  IconUserCheck,
  IconWalk,
  IconBriefcase,
  type Icon,
} from '@tabler/icons-react';
import type texts from './texts/en.json';

type Landing = typeof texts.landing;
type Items<Key> = readonly Readonly<{ key: Key; icon: Icon }>[];

export const features: Items<keyof Landing['features']['items']> = [
  { key: 'entries', icon: IconNotes },
  { key: 'walks', icon: IconWalk },
  { key: 'assessments', icon: IconClipboardCheck },
  { key: 'drills', icon: IconFlame },
  { key: 'alerts', icon: IconBell },
  { key: 'workOrders', icon: IconTool },
  { key: 'plans', icon: IconFileCertificate },
  { key: 'insights', icon: IconChartBar },
];

export const flow: Items<keyof Landing['flow']['steps']> = [
  { key: 'see', icon: IconAlertTriangle },
  { key: 'log', icon: IconNotes },
  { key: 'assign', icon: IconUserCheck },
  { key: 'close', icon: IconCheckbox },
];

export const people: Items<keyof Landing['people']['items']> = [
  { key: 'coordinators', icon: IconBuildingBank },
  { key: 'principals', icon: IconSchool },
  { key: 'officers', icon: IconShieldStar },
  { key: 'facilities', icon: IconTool },
  { key: 'staff', icon: IconBriefcase },
  { key: 'partners', icon: IconHeartHandshake },
];

export const offlinePoints = ['log', 'send', 'refused', 'limits'] as const;
export const dataPoints = ['own', 'permissions', 'trail', 'pictures', 'none'] as const;
