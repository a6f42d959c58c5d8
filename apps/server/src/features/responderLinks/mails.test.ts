// Names of components, people and messages come from users: in a mail they are text, whatever they contain.
import { hostileHtml, hostileLinks } from '@schooldog/domain/eop/richText/testing';
import { expect, it } from 'vitest';
import { renderMail } from '../../platform/messages/index.ts';

const keys = ['responderLink', 'eopComponentShared', 'responderCode', 'eopUpdateRequested'] as const;
const links = { action: 'https://oak.example/responder/token' };

function mailWith(key: (typeof keys)[number], value: string) {
  const names = [
    'personName',
    'firstName',
    'byName',
    'schoolName',
    'componentName',
    'message',
    'code',
    'until',
  ];
  const values = Object.fromEntries(names.map((name) => [name, value]));
  return renderMail('en', key, { ...values, minutes: '10', districtName: value }, links);
}

/** All characters with which markup is made. */
const structureOf = (html: string) => html.replaceAll(/[^<>"'=]/g, '');

it.each(keys)('hostile markup stays text in the mail %s', (key) => {
  for (const text of [...hostileHtml, ...hostileLinks]) {
    const harmless = text.trim().replaceAll(/[^\s=]/g, 'x');
    expect(structureOf(mailWith(key, text.trim()).html)).toBe(structureOf(mailWith(key, harmless).html));
  }
});
