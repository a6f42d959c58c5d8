import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { passwordWeakness } from './index.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace-Núñez', email: 'alovelace@cedar-county.k12.test' };
const commonWords = new Set(['password', 'welcome', 'admin', 'monkey', 'dragon', 'iloveyou', 'contrasena']);
const weakness = (password: string) => passwordWeakness(password, ada, commonWords);

describe('a password that is commonly tried', () => {
  it.each([
    'aaaaaaaaaaaa',
    'abababababab',
    '123456789012',
    '210987654321',
    'qwertyuiop12',
    '1qaz2wsx3edc',
    'qwerty-asdfgh-123456',
    '!@#$%^&*()_+',
    'passwordpassword',
    'Password12345!',
    'P@ssw0rd2026',
    'p-a-s-s-w-o-r-d-1',
    'Welcome2026!!',
    'Welcome 2026 Welcome 2026',
    'adminpassword1',
    'contraseña1234',
    '0704197619120522',
  ])('%s is common', (password) => expect(weakness(password)).toBe('common'));
});

describe('a password made of known facts about its owner', () => {
  it.each([
    'AdaLovelace1815',
    'lovelace.nunez!',
    'Nunez-Ada-1815',
    'alovelace2026!',
    'cedarcountyk12',
    'SchoolDog2026!',
    'AdaSchoolDog1!',
    'l0vel4ce-password',
  ])('%s is guessable', (password) => expect(weakness(password)).toBe('guessable'));
});

describe('a good password', () => {
  it.each([
    'correct horse battery',
    'lovelace walks by the river',
    'monkey dragon welcome',
    'dust motes over gravel',
    'xK9#vq2!Lm%w',
    '%&!§#?*@)(;=',
    'пять зелёных слонов',
    'una mesa para siete',
  ])('%s is taken', (password) => expect(weakness(password)).toBeNull());

  it('that is randomly generated is always accepted', () => {
    const characters = fc.constantFrom(
      ...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split(''),
    );
    const passwords = fc.array(characters, { minLength: 20, maxLength: 20 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(passwords, (password) => new Set(password).size < 10 || weakness(password) === null),
      runs(100),
    );
  });
});

it('checks the longest password quickly', () => {
  expect(weakness('x'.repeat(128))).toBe('common');
});
