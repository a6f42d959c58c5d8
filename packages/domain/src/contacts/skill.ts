// A skill of contacts. It has a number, written with four digits of base 62.
import { z } from 'zod';
import { limitedLine, requiredLine } from '../kernel/index.ts';
import { contactLimits } from './limits.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function isSkillNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= contactLimits.mostSkillId;
}

export function skillKey(value: number): string {
  if (!isSkillNumber(value)) throw new RangeError(`No skill has the number ${value}.`);
  let key = '';
  for (let rest = value; key.length < 4; rest = Math.floor(rest / 62)) key = (digits[rest % 62] ?? '') + key;
  return key;
}

export function isSkillKey(text: string): boolean {
  if (!/^[A-Za-z0-9]{4}$/.test(text)) return false;
  return isSkillNumber(Array.from(text).reduce((value, digit) => value * 62 + digits.indexOf(digit), 0));
}

export const skillIdSchema = z.string().max(4, { abort: true }).refine(isSkillKey, 'skillId');

export const skillSchema = z.object({
  id: skillIdSchema,
  name: requiredLine(contactLimits.skillName),
  category: limitedLine(contactLimits.skillCategory),
});
export type Skill = z.infer<typeof skillSchema>;
