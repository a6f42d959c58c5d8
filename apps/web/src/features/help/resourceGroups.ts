// Outside help for US school safety. Addresses only, chosen to last: names and descriptions are in the text files.
import {
  IconBuildingCommunity,
  IconClipboardText,
  IconCloudStorm,
  IconHeartHandshake,
  IconPhoneCall,
  IconRadio,
  IconSchool,
  IconShieldCheck,
  IconUsersGroup,
  IconBottle,
  IconCertificate,
  IconHomeShield,
  type Icon,
} from '@tabler/icons-react';
import { trainingLibraryUrl } from './resources.ts';
import type texts from './texts/en.json';

type GroupTexts = typeof texts.resources.groups;
type GroupKey = keyof GroupTexts;
type ItemKey = {
  [Group in GroupKey]: `${Group}.items.${keyof GroupTexts[Group]['items'] & string}`;
}[GroupKey];

export type Resource = Readonly<{
  key: ItemKey;
  url: string;
  icon: Icon;
  /** A help line that answers around the clock. */
  phone?: string;
}>;
export type ResourceGroup = Readonly<{ key: GroupKey; resources: readonly Resource[] }>;

export const resourceGroups: readonly ResourceGroup[] = [
  {
    key: 'planning',
    resources: [
      { key: 'planning.items.schoolSafety', url: 'https://www.schoolsafety.gov', icon: IconSchool },
      {
        key: 'planning.items.cisa',
        url: 'https://www.cisa.gov/topics/physical-security/school-safety',
        icon: IconShieldCheck,
      },
      { key: 'planning.items.rems', url: 'https://rems.ed.gov', icon: IconClipboardText },
    ],
  },
  {
    key: 'training',
    resources: [
      { key: 'training.items.trainingLibrary', url: trainingLibraryUrl, icon: IconCertificate },
      {
        key: 'training.items.schoolPlanning',
        url: 'https://training.fema.gov/is/courseoverview.aspx?code=IS-362.a',
        icon: IconBuildingCommunity,
      },
    ],
  },
  {
    key: 'weather',
    resources: [
      { key: 'weather.items.weatherRadio', url: 'https://www.weather.gov/nwr/', icon: IconRadio },
      { key: 'weather.items.weatherService', url: 'https://www.weather.gov', icon: IconCloudStorm },
      { key: 'weather.items.ready', url: 'https://www.ready.gov', icon: IconHomeShield },
    ],
  },
  {
    key: 'people',
    resources: [
      { key: 'people.items.lifeline', url: 'https://988lifeline.org', icon: IconPhoneCall, phone: '988' },
      {
        key: 'people.items.childhelp',
        url: 'https://www.childhelphotline.org',
        icon: IconHeartHandshake,
        phone: '1-800-422-4453',
      },
      {
        key: 'people.items.poison',
        url: 'https://poisonhelp.hrsa.gov',
        icon: IconBottle,
        phone: '1-800-222-1222',
      },
      { key: 'people.items.stopBullying', url: 'https://www.stopbullying.gov', icon: IconUsersGroup },
    ],
  },
];
