// Which modules of the built app come in one file: a few files instead of dozens, and with a first screen nothing that it
// does not show.
import type { Rolldown } from 'vite';
import { textsChunk } from './offlineFiles.ts';
import type { schemaModules } from './schemaModules.ts';

/** Components of the library that pages without a form use, too. The others come with the first form. */
const plainComponent =
  /@mantine[\\/](?:core|hooks)(?!.*(?:Modal|Drawer|Combobox|Select|TagsInput|Autocomplete|NumberInput|Pill|Textarea|Checkbox|Radio|Switch|Segmented))/;

/**
 * Own code that several pages share: what every page may need, what shows records, and what only pages with forms and
 * filters need.
 */
const plainPart = new RegExp(
  [
    String.raw`src[\\/]ui[\\/](?:ConflictPanel\.|(?!files|floating[\\/]BackMenu|PictureUpload|calendar|datePresets|\w*(?:Dialog|History|Merg|Conflict|Form)))`,
    String.raw`(?!(?:list[\\/])?(?!Search)\w*(?:Filter|Field|Select|Switch|Chips|Input|Bar)\w*\.tsx)`,
  ].join(''),
);
const recordPart = new RegExp(
  [
    String.raw`platform[\\/]offlineRecords[\\/](?!drafts|useDraft|filledForm|rejectedTexts|conflictsIn)|features[\\/](?:outbox|entries[\\/](?:card|recent))[\\/]`,
    String.raw`|features[\\/](?:entries|schools)[\\/](?!entryRecord|fieldError|index)\w+\.ts$|explorer[\\/](?:use|matches|EntrySearch|EntryList\.module)`,
    String.raw`|observationSettings[\\/](?:Category(?:Image|Tile)|categoryIcons|queries|useObservation)`,
  ].join(''),
);
/** What stands above a list, without the fields of its filters. */
const listToolPart =
  /ui[\\/]list[\\/](?:FilterChips|daysLabel|useDaysLabel)|features[\\/]exports[\\/]|entries[\\/](?:EntryExport|explorer[\\/](?:entryFilter|mayDownload))|picker[\\/]usePeopleNames/;
/** What lists are filtered and downloaded with: no schema is needed for it. */
const filterPart = new RegExp(
  [
    String.raw`src[\\/]ui[\\/](?:list[\\/](?!Search)|DateRangeInput|DayInput|datePresets|calendarLook)`,
    String.raw`|features[\\/](?:exports|picker|dataProfiles[\\/]placeField)[\\/]`,
    String.raw`|features[\\/]entries[\\/](?:Tag|EntryExport|explorer[\\/](?!EntrySearch))|features[\\/]schools[\\/]School(?:Select|MultiSelect)`,
  ].join(''),
);
/** What the first pages of the day have in common, without what only their lists and forms need. */
const glancePart = new RegExp(
  [
    String.raw`src[\\/]ui[\\/](?:PageHeader|StateMessage|relativeTime|shortDay|useNow)|kernel[\\/](?:list|number)Text`,
    String.raw`|platform[\\/](?:newId|useHeldFirstScreen|lazyParts[\\/]useAreLoaded|navigation[\\/]useIsReachable)`,
    String.raw`|icons[\\/]Icon(?:ChevronRight|CircleCheck|PlugConnectedX|Refresh)\.mjs`,
    String.raw`|observationSettings[\\/](?:useObservation|queries)|placeField[\\/]usePlaces`,
    String.raw`|dashboard[\\/](?:Panel|CardFailure|CardQuery|CardSkeleton|cards[\\/](?:heights|attention[\\/]))`,
    String.raw`|insights[\\/](?:queries|useInsightView|favorites[\\/]lazy)`,
  ].join(''),
);
const formPart =
  /src[\\/](?:ui|platform[\\/]offlineRecords|features[\\/](?:entries|picker|schools|dataProfiles[\\/]placeField))[\\/]/;

/** The styles of first screens and of what every page shows around them, in one file. */
const firstStyles = new RegExp(
  [
    String.raw`src[\\/](?:app|platform)[\\/].*\.css$|src[\\/]ui[\\/](?:list[\\/])?\w+\.module\.css$`,
    String.raw`|features[\\/](?:dashboard[\\/](?:Dashboard|Greeting|Panel|cards[\\/]attention)|insights[\\/]InsightsPage).*\.css$`,
    String.raw`|features[\\/](?:outbox|notifications|settings[\\/]observationSettings|entries[\\/](?:card|recent|explorer))[\\/].*\.css$`,
    String.raw`|core[\\/]styles[\\/](?:Avatar|Badge|Card|Center|Checkbox|CheckboxIndicator|CopyButton|Image)\.layer\.css$`,
    String.raw`|core[\\/]styles[\\/](?:InlineInput|Kbd|Modal|ModalBase|Overlay|Paper|Table|ThemeIcon)\.layer\.css$`,
  ].join(''),
);

/** What opens above any page, also when the network is lost. */
const isMessage = /platform[\\/]offline[\\/]Dialogs|ui[\\/](?:Confirm)?Dialog\.|@mantine[\\/]core.*Modal/;

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

export function chunkGroups(schemas: ReturnType<typeof schemaModules>): Group[] {
  /** With the ids of new records, which would otherwise bring the device's database along. */
  const isSmallRule = (id: string) =>
    (schemas.isRule(id) &&
      !/eopRoles[\\/]defaults|domain[\\/]src[\\/](?:eop|insights|picker)[\\/]/.test(id)) ||
    /platform[\\/]newId\.ts$/.test(id);

  return [
    // Three files of one size come sooner than one, over the few connections that a browser opens.
    {
      name: 'react',
      tags: ['$initial'],
      test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      priority: 9,
    },
    {
      name: 'libraries',
      tags: ['$initial'],
      test: /node_modules[\\/](?:@tanstack|@orpc|i18next|react-i18next)[\\/]/,
      priority: 8,
    },
    { name: 'first', tags: ['$initial'], priority: 7 },
    // Both are there with every first screen.
    {
      name: 'messages',
      test: (id) => firstStyles.test(id) || isMessage.test(id),
      priority: 6,
    },
    {
      name: 'toasts',
      test: /app[\\/]ToastArea|@mantine[\\/]notifications|react-transition-group/,
      includeDependenciesRecursively: false,
      priority: 2.8,
    },
    // What opens above a page comes when the first screen is seen (ui/floating).
    {
      name: 'floating',
      test: /@floating-ui|@mantine[\\/]core.*(?:Menu|Popover|Tooltip|Floating|ScrollArea)[\\/]/,
      includeDependenciesRecursively: false,
      priority: 3.5,
    },
    {
      name: 'pages',
      test: /app[\\/]pages\.ts$|i18n[\\/]textFiles\.ts$|virtual:contract$/,
      priority: 6,
    },
    // A group takes all that its modules import, also what none of them uses of it in the end.
    { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 6 },
    { name: 'pdf', test: /node_modules[\\/]pdfjs-dist[\\/]/, priority: 6 },
    {
      name: 'shell',
      test: /layouts[\\/]frame|features[\\/]\w+[\\/]shell\.ts$|features[\\/]schools[\\/]queries\.ts$/,
      priority: 5,
    },
    { name: 'glance', test: glancePart, priority: 4.5 },
    { name: textsChunk, debugName: 'texts', test: /[\\/]texts[\\/]\w+\.json$/, priority: 5 },
    { name: 'icons', test: /@tabler[\\/]icons-react/, minShareCount: 2, priority: 4 },
    { name: 'rules', test: isSmallRule, minShareCount: 3, priority: 3 },
    { name: 'schemas', test: schemas.isSchema, minShareCount: 3, priority: 3 },
    {
      name: 'basics',
      test: /@mantine[\\/]core.*components[\\/](?:Card|Center|CopyButton|Image|Paper|Table|ThemeIcon)[\\/]|@mantine[\\/]hooks/,
      minShareCount: 2,
      priority: 2.9,
    },
    { name: 'components', test: plainComponent, minShareCount: 2, priority: 2 },
    { name: 'fields', test: /@mantine|react-number-format|dayjs/, minShareCount: 2, priority: 1 },
    {
      name: 'device',
      test: /platform[\\/](localDatabase|pinned|sealing|outbox|push|uploads|sha256)|node_modules[\\/]@noble/,
      priority: 2,
    },
    {
      name: 'records',
      test: (id) => [plainPart, recordPart, listToolPart].some((part) => part.test(id)),
      minShareCount: 2,
      priority: 1.5,
    },
    { name: 'filters', test: filterPart, minShareCount: 2, priority: 1 },
    { name: 'forms', test: formPart, minShareCount: 2, priority: 0 },
  ];
}
