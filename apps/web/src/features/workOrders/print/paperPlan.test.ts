import { expect, it } from 'vitest';
import { paperPlan } from './paperPlan.ts';

const small = {
  facts: [
    ['Status', 'NEW'],
    ['Priority', 'High'],
    ['Created by', 'Pat Lee'],
  ] as const,
  description: 'The latch of the door is loose.',
  notes: '',
  photoCount: 0,
  eventCount: 1,
};
const long = 'The door of the gym does not close. '.repeat(55);
const full = {
  facts: Array.from({ length: 14 }, (_, at) => [`Field ${at}`, 'x'.repeat(100)] as const),
  description: long,
  notes: long,
  photoCount: 4,
  eventCount: 10,
};

it('leaves an ordinary order as it is', () => {
  expect(paperPlan(small)).toEqual({ isDense: false, descriptionLines: 1, notesLines: 0 });
});

it('sets a fuller one in smaller type before it cuts anything', () => {
  const text = long.slice(0, 1800);
  const { isDense, descriptionLines, notesLines } = paperPlan({ ...small, description: text, notes: text });
  expect(isDense).toBe(true);
  expect([descriptionLines, notesLines]).toEqual([16, 16]);
});

it('shares the room of a full page between description and notes', () => {
  const { descriptionLines, notesLines } = paperPlan(full);
  expect(descriptionLines).toBeGreaterThanOrEqual(3);
  expect(Math.abs(descriptionLines - notesLines)).toBeLessThanOrEqual(1);
});

it('gives what one text does not need to the other', () => {
  const { descriptionLines, notesLines } = paperPlan({ ...full, notes: 'Key at the office.' });
  expect(notesLines).toBe(1);
  expect(descriptionLines).toBeGreaterThan(paperPlan(full).descriptionLines);
});

it('counts the lines that somebody typed', () => {
  const { notesLines } = paperPlan({ ...small, notes: 'a\n\nb\n' });
  expect(notesLines).toBe(4);
});

it('gives capitals, and scripts with wide letters, the lines they need', () => {
  const linesFor = (description: string) => paperPlan({ ...small, description }).descriptionLines;
  expect(linesFor('THE DOOR OF THE GYM DOES NOT CLOSE. '.repeat(5))).toBe(3);
  expect(linesFor('门'.repeat(100))).toBe(2);
});
