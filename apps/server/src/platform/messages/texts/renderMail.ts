import { mailLayout } from './mailLayout.ts';
import { type Language, type MailKey, text, type TextValues } from './texts.ts';

export type RenderedMail = Readonly<{ subject: string; text: string; html: string }>;

export type MailLinks = Readonly<{
  /** The target of the mail's button, labeled by the text's `action`. */
  action?: string;
  /** For kinds that a user may turn off: a line in the footer. */
  unsubscribe?: string;
}>;

/** An empty district name is left out of the footer. */
export function renderMail(
  language: Language,
  key: MailKey,
  values: TextValues & Readonly<{ districtName: string }>,
  links: MailLinks = {},
): RenderedMail {
  const footerKey = values.districtName === '' ? 'footer.withoutDistrict' : 'footer.withDistrict';
  const subjectKey = `mail.${key}.subject`;
  const bodyKey = `mail.${key}.body`;
  const plain = (of: string) => text(language, of, values);
  const html = (of: string) => text(language, of, values, 'html');
  // The last value of a body may be empty, as the words of a comment are.
  const paragraphs = [plain(bodyKey).trimEnd()];
  const foot = [plain(footerKey)];
  if (links.action !== undefined) paragraphs.push(`${plain(`mail.${key}.action`)}: ${links.action}`);
  if (links.unsubscribe !== undefined) foot.push(`${plain('footer.unsubscribe')}\n${links.unsubscribe}`);
  return {
    subject: oneLine(plain(subjectKey)),
    text: `${paragraphs.join('\n\n')}\n\n-- \n${foot.join('\n\n')}\n`,
    html: mailLayout({
      language,
      subjectHtml: oneLine(html(subjectKey)),
      paragraphsHtml: html(bodyKey).trimEnd().split('\n\n').map(withBreaks),
      action:
        links.action === undefined ? null : { labelHtml: html(`mail.${key}.action`), url: links.action },
      footerHtml: html(footerKey),
      unsubscribe:
        links.unsubscribe === undefined
          ? null
          : {
              reasonHtml: html('footer.unsubscribe'),
              labelHtml: html('footer.unsubscribeAction'),
              url: links.unsubscribe,
            },
    }),
  };
}

function oneLine(line: string): string {
  return line.replaceAll(/\s+/g, ' ').trim();
}

function withBreaks(paragraph: string): string {
  return paragraph.replaceAll('\n', '<br>');
}
