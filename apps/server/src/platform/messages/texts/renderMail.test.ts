import { expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { renderMail } from './renderMail.ts';
import { languageOf, languages, renderPush, renderSms } from './texts.ts';

const values = { firstName: 'Ada', districtName: 'Oak County Schools' };

it('writes the test message in English, with the district at its foot', () => {
  const mail = renderMail('en', 'testMessage', values);
  expect(mail.subject).toBe('Test message from SchoolDog');
  expect(mail.text).toContain('Hello Ada,\n\nThis is a test message.');
  expect(mail.text).toContain('on behalf of Oak County Schools');
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.html).toContain('<p style="margin:0 0 16px">Hello Ada,</p>');
  expect(mail.html).toContain('on behalf of Oak County Schools');
});

it('writes it in Spanish', () => {
  const mail = renderMail('es', 'testMessage', values);
  expect(mail.subject).toBe('Mensaje de prueba de SchoolDog');
  expect(mail.text).toContain('Hola, Ada:');
  expect(mail.html).toContain('<html lang="es">');
  expect(renderSms('es', 'testMessage').text).toContain('mensaje de prueba de SchoolDog');
  expect(renderPush('es', 'testMessage').title).toBe('Mensaje de prueba');
});

it('leaves the district out while it has no name', () => {
  const { text } = renderMail('en', 'testMessage', { ...values, districtName: '' });
  expect(text).toContain('Sent by SchoolDog. Please');
  expect(text).not.toContain('on behalf of');
});

it('makes values harmless in HTML and leaves them as they are in plain text', () => {
  const firstName = '<img src=x onerror="alert(1)"> & Co';
  const mail = renderMail('en', 'testMessage', { ...values, firstName });
  expect(mail.text).toContain(`Hello ${firstName},`);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Co');
});

it('takes nothing in a value for a placeholder', () => {
  const firstName = '{{districtName}} $t(footer.withoutDistrict)';
  expect(renderMail('en', 'testMessage', { ...values, firstName }).text).toContain(`Hello ${firstName},`);
});

it('English is what anybody gets whose language is not ours', () => {
  expect([null, '', 'de', 'es-MX', 'en', 'es'].map(languageOf)).toEqual(['en', 'en', 'en', 'en', 'en', 'es']);
  expect(languages).toEqual(['en', 'es']);
});

it('both languages say everything, with the same placeholders', () => {
  expect(placeholders(es)).toEqual(placeholders(en));
});

function placeholders(texts: object, path = ''): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
      const here = `${path}${key}`;
      if (typeof value === 'object' && value !== null) return Object.entries(placeholders(value, `${here}.`));
      return [[here, (String(value).match(/\{\{\w+\}\}/g) ?? []).toSorted()]];
    }),
  );
}
