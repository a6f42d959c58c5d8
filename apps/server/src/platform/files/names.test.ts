import { expect, test } from 'vitest';
import { cleanName, contentDisposition, extensionOf } from './names.ts';

test.each([
  ['Broken latch.jpeg', 'jpg', 'Broken latch.jpg'],
  ['Puerta dañada.PNG', 'png', 'Puerta dañada.png'],
  ['scan.exe', 'pdf', 'scan.pdf'],
  ['Plan v1.2', 'pdf', 'Plan v1.2.pdf'],
  ['../../etc/passwd', 'txt', 'passwd.txt'],
  ['..\\..\\windows\\system.ini', 'txt', 'system.txt'],
  ['../..', 'txt', 'file.txt'],
  ['', 'txt', 'file.txt'],
  ['.htaccess', 'txt', 'htaccess.txt'],
  ['a\r\nSet-Cookie: x=1.txt', 'txt', 'aSet-Cookie- x=1.txt'],
  ['page.html\u0000.pdf', 'pdf', 'page.html.pdf'],
  ['invoice\u202Efdp.exe', 'pdf', 'invoicefdp.pdf'],
  ['a\u200Bb\u2066c\uFEFF.csv', 'csv', 'abc.csv'],
  ['half \uD83D emoji.txt', 'txt', 'half emoji.txt'],
  ['what? "this" <is> a|b*c:d.txt', 'txt', 'what- -this- -is- a-b-c-d.txt'],
  ['  many   spaces  . . .pdf', 'pdf', 'many spaces.pdf'],
])('cleans %j stored as %s to %j', (given, extension, expected) => {
  expect(cleanName(given, extension)).toBe(expected);
});

test('shortens a long name without cutting a character in two', () => {
  const name = cleanName(`${'😀'.repeat(300)}.jpg`, 'jpg');
  expect(name).toBe(`${'😀'.repeat(100)}.jpg`);
  expect(() => encodeURIComponent(name)).not.toThrow();
});

test('any text becomes a name that fits a header and a path', () => {
  const hostile = Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code)).join('');
  const name = cleanName(hostile, 'txt');
  expect(name).not.toMatch(/[\p{Cc}/\\<>:"|?*]/u);
});

test('reads the extension as people see it', () => {
  expect(extensionOf('Contacts.CSV')).toBe('csv');
  expect(extensionOf('contacts.c\u202Esv')).toBe('csv');
  expect(extensionOf('contacts')).toBeUndefined();
});

test('gives the name in both forms of the header', () => {
  expect(contentDisposition('attachment', "Plan d'accès (100%).pdf")).toBe(
    `attachment; filename="Plan d'acc_s (100_).pdf"; filename*=UTF-8''Plan%20d%27acc%C3%A8s%20%28100%25%29.pdf`,
  );
});
