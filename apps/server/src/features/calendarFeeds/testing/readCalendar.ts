// A feed as a calendar understands it.
import ICAL from 'ical.js';

export type ReadEvent = Readonly<{ date: string; isAllDay: boolean; summary: string; url: string }>;

/** By id. Throws where the text is no valid calendar. */
export function readCalendar(text: string): ReadonlyMap<string, ReadEvent> {
  const calendar = ICAL.Component.fromString(text);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate } = new ICAL.Event(component);
    const url = String(component.getFirstPropertyValue('url'));
    return [uid, { date: startDate.toString(), isAllDay: startDate.isDate, summary, url }] as const;
  });
  return new Map(events);
}
