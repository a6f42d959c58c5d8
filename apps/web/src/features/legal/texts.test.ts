import { branding } from '@schooldog/domain/kernel';
import { describe, expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';
import en from './texts/en.json';
import es from './texts/es.json';

const documents = ['terms', 'privacy'] as const;

const shapeOf = (texts: unknown) =>
  sectionsOf(texts).map(({ id, paragraphs, list }) => ({
    id,
    paragraphs: paragraphs.length,
    list: list.length,
  }));

describe.each(documents)('%s', (name) => {
  test('has the same sections in both languages, paragraph by paragraph', () => {
    expect(shapeOf(es[name].sections)).toEqual(shapeOf(en[name].sections));
  });

  test.each([en, es])('leaves no section without a heading and words', (texts) => {
    const sections = sectionsOf(texts[name].sections);
    expect(sections.length).toBeGreaterThan(10);
    for (const { heading, paragraphs, list } of sections) {
      expect(paragraphs.length).toBeGreaterThan(0);
      expect([heading, ...paragraphs, ...list].filter((text) => text.trim() === '')).toEqual([]);
    }
  });
});

describe('what the documents must say', () => {
  test('the days from which they hold', () => {
    expect(en.terms.effective).toContain('May 27, 2024');
    expect(es.terms.effective).toContain('27 de mayo de 2024');
    expect(en.privacy.effective).toContain('December 27, 2024');
    expect(es.privacy.effective).toContain('27 de diciembre de 2024');
  });

  test('that the law of Georgia governs', () => {
    expect(en.terms.sections.law.paragraphs.join(' ')).toContain('State of Georgia');
    expect(es.terms.sections.law.paragraphs.join(' ')).toContain('estado de Georgia');
  });

  test('that the service is licensed to districts, and that children and students hold no accounts', () => {
    expect(en.terms.sections.license.paragraphs.join(' ')).toContain('licensed to school districts');
    expect(en.terms.sections.accounts.list.join(' ')).toMatch(/Children under 13 cannot.*Students cannot/);
    expect(es.terms.sections.accounts.list.join(' ')).toMatch(
      /menores de 13 años no pueden.*estudiantes no pueden/,
    );
  });

  test('all four ways to sign in', () => {
    const [password, link, singleSignOn, factor] = en.terms.sections.signIn.list;
    expect(password).toContain('password');
    expect(link).toContain('link');
    expect(singleSignOn).toContain('Single sign-on');
    expect(factor).toMatch(/multi-factor.*SMS/);
  });

  test('never the brand by its letters', () => {
    expect(JSON.stringify([en, es])).not.toContain(branding.productName);
  });
});

describe('sectionsOf', () => {
  test('keeps the order and names of the text file', () => {
    const texts = {
      second: { heading: 'B', paragraphs: ['b'], list: ['x'] },
      first: { heading: 'A', paragraphs: ['a'] },
    };
    expect(sectionsOf(texts)).toEqual([
      { id: 'second', heading: 'B', paragraphs: ['b'], list: ['x'] },
      { id: 'first', heading: 'A', paragraphs: ['a'], list: [] },
    ]);
  });

  test('is empty while the texts are not there', () => {
    expect(sectionsOf('terms.sections')).toEqual([]);
  });
});
