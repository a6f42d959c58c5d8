import { mailLayout } from './mailLayout.ts';
import { type Language, type MailKey, text, type TextValues } from './texts.ts';

export type RenderedMail = Readonly<{ subject: string; text: string; html: string }>;

/** An empty district name leaves the footer without one. */
export function renderMail(
  language: Language,
  key: MailKey,
  values: TextValues & Readonly<{ districtName: string }>,
): RenderedMail {
  const footerKey = values.districtName === '' ? 'footer.withoutDistrict' : 'footer.withDistrict';
  const subjectKey = `mail.${key}.subject`;
  const bodyKey = `mail.${key}.body`;
  const plain = (of: string) => text(language, of, values);
  const html = (of: string) => text(language, of, values, 'html');
  return {
    subject: oneLine(plain(subjectKey)),
    text: `${plain(bodyKey)}\n\n-- \n${plain(footerKey)}\n`,
    html: mailLayout({
      language,
      subjectHtml: oneLine(html(subjectKey)),
      paragraphsHtml: html(bodyKey).split('\n\n').map(withBreaks),
      footerHtml: html(footerKey),
    }),
  };
}

function oneLine(line: string): string {
  return line.replaceAll(/\s+/g, ' ').trim();
}

function withBreaks(paragraph: string): string {
  return paragraph.replaceAll('\n', '<br>');
}
