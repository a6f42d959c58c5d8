import { localeOf } from '@schooldog/domain/kernel';

/** The zones of the states, from east to west, by their plain names. */
const main = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** "Eastern Time"; every other zone also names its city: "Eastern Time (Detroit)". The present one is always offered. */
export function timeZoneOptions(language: string, present: string) {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => /^(America|Pacific)\//.test(zone));
  const others = new Set([...known, present]);
  for (const zone of main) others.delete(zone);
  const options = [...others].map((zone) => ({
    value: zone,
    label: `${zoneName(zone, language)} (${cityOf(zone)})`,
  }));
  return [
    ...main.map((zone) => ({ value: zone, label: zoneName(zone, language) })),
    ...options.toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
}

/** Any day of the rules of today: many zones had other names in 1970. */
const lately = Date.UTC(2026, 0, 15);

function zoneName(zone: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts(lately).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
