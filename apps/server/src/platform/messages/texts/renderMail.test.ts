import { notificationKinds } from '@schooldog/domain/notifications';
import { expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { renderMail } from './renderMail.ts';
import { languageOf, languages, renderPush, renderSms } from './texts.ts';

const values = { firstName: 'Ada', districtName: 'Oak County Schools' };

it('writes the test message in English, with the district in its footer', () => {
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

it('escapes values in HTML and leaves them unchanged in plain text', () => {
  const firstName = '<img src=x onerror="alert(1)"> & Co';
  const mail = renderMail('en', 'testMessage', { ...values, firstName });
  expect(mail.text).toContain(`Hello ${firstName},`);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Co');
});

it('does not treat anything in a value as a placeholder', () => {
  const firstName = '{{districtName}} $t(footer.withoutDistrict)';
  expect(renderMail('en', 'testMessage', { ...values, firstName }).text).toContain(`Hello ${firstName},`);
});

it('falls back to English for an unknown language', () => {
  expect([null, '', 'de', 'es-MX', 'en', 'es'].map(languageOf)).toEqual(['en', 'en', 'en', 'en', 'en', 'es']);
  expect(languages).toEqual(['en', 'es']);
});

it('both languages have every text, with the same placeholders', () => {
  expect(placeholders(es)).toEqual(placeholders(en));
});

it('links by a button, and explains in its footer how to unsubscribe', () => {
  const links = {
    action: 'https://oak.example/tasks?a=1&b=2',
    unsubscribe: 'https://oak.example/unsubscribe?token=x',
  };
  const mail = renderMail('es', 'permissionsChanged', { ...values, byName: 'Ben' }, links);
  expect(mail.text).toContain(`Abrir SchoolDog: ${links.action}`);
  expect(mail.text).toMatch(
    /dejar de recibir correos como este:\nhttps:\/\/oak\.example\/unsubscribe\?token=x/,
  );
  expect(mail.html).toContain('href="https://oak.example/tasks?a=1&amp;b=2"');
  expect(mail.html).toContain('>Dejar de recibir estos correos</a>');
  const plain = renderMail('es', 'permissionsChanged', { ...values, byName: 'Ben' });
  expect(plain.text).not.toContain('https://');
  expect(plain.html).not.toContain('<a ');
});

it.each(notificationKinds)('has texts for %s by mail and by push, in both languages', (kind) => {
  for (const language of languages) {
    const filled = { ...values, ...everyValue };
    const mail = renderMail(language, kind, filled, { action: 'https://oak.example/' });
    const push = renderPush(language, kind, filled);
    for (const words of [mail.subject, mail.text, push.title, push.text]) {
      expect(words).not.toMatch(/\{\{|mail\.|push\./);
      expect(words.trim()).not.toBe('');
    }
  }
});

const everyValue = {
  componentName: 'Evacuation',
  count: '2',
  minutes: '15',
  schoolNames: 'Oak Hill, Pine Ridge',
  byName: 'Ben Ruiz',
  entries: '12',
  comments: 'Add the gym.',
  details: 'Concerns: 2',
  month: 'November 2026',
  required: '4',
  logged: '1',
  itemName: 'Broken gate',
  schoolName: 'Oak Hill',
  publicId: '1042',
  title: 'Broken latch',
  people: 'Ada Lovelace',
  reason: 'It is too long.',
  reportName: 'Drill log',
  titles: 'Change the filters, Check the AEDs',
  boardName: 'Doors',
  message: 'The latch is loose.',
};

function placeholders(texts: object, path = ''): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
      const here = `${path}${key}`;
      if (typeof value === 'object' && value !== null) return Object.entries(placeholders(value, `${here}.`));
      return [[here, (String(value).match(/\{\{\w+\}\}/g) ?? []).toSorted()]];
    }),
  );
}

it('is readable in a light and in a dark theme', () => {
  const { html } = renderMail('en', 'testMessage', values, { unsubscribe: 'https://x.test/stop' });
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const dark = new Map(
    [...html.matchAll(/\.(\w+)\{(?:color|background):(#\w{6})!important\}/g)].map(
      ([, name = '', color = '']) => [name, color],
    ),
  );
  const light = (name: string, property: string) =>
    new RegExp(`class="${name}"[^>]*?[";]${property}:(#\\w{6})`).exec(html)?.[1] ?? '';
  for (const name of ['words', 'foot', 'link']) {
    expect(contrast(dark.get(name) ?? '', dark.get('card') ?? '')).toBeGreaterThan(4.5);
    expect(contrast(light(name, 'color'), light('card', 'background'))).toBeGreaterThan(4.5);
  }
});

/** As WCAG counts it. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
