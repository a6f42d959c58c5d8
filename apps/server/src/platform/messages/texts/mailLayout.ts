// One frame for every mail: plain tables and inline styles, because that is what mail programs understand.
import { branding } from '@schooldog/domain/kernel';

export type MailFrame = Readonly<{
  language: string;
  subjectHtml: string;
  paragraphsHtml: readonly string[];
  action: Readonly<{ labelHtml: string; url: string }> | null;
  footerHtml: string;
  unsubscribe: Readonly<{ reasonHtml: string; labelHtml: string; url: string }> | null;
}>;

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Inline styles are the light theme, which every program shows; those that know a dark one take it from here. */
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1b1a18!important}
.card{background:#262422!important}
.words{color:#f1efeb!important}
.foot{color:#b8b2a8!important}
.link{color:#6fc3c9!important}
}`;

/** All input is already escaped, except the addresses, which are ours. */
export function mailLayout(frame: MailFrame): string {
  const { language, subjectHtml, paragraphsHtml, action, footerHtml, unsubscribe } = frame;
  const paragraphs = paragraphsHtml.map((html) => `<p style="margin:0 0 16px">${html}</p>`).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${styles}</style>
<title>${subjectHtml}</title>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f3f0">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f3f0">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 24px;background:#0b5c63;border-radius:8px 8px 0 0;color:#ffffff;font-size:16px;font-weight:bold;${font}">${branding.productName}</td></tr>
<tr><td class="words" style="padding:24px 24px 8px;color:#24211d;font-size:16px;line-height:1.5;${font}">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${subjectHtml}</h1>
${paragraphs}${action === null ? '' : `\n${button(action)}`}
</td></tr>
<tr><td class="foot" style="padding:0 24px 24px;color:#5c5750;font-size:14px;line-height:1.5;${font}">${footerHtml}${unsubscribe === null ? '' : `\n${footLink(unsubscribe)}`}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function button({ labelHtml, url }: Readonly<{ labelHtml: string; url: string }>): string {
  const look = `display:inline-block;padding:12px 20px;background:#0b5c63;border-radius:8px;color:#ffffff;font-weight:bold;text-decoration:none`;
  return `<p style="margin:8px 0 24px"><a href="${attribute(url)}" style="${look}">${labelHtml}</a></p>`;
}

function footLink(link: Readonly<{ reasonHtml: string; labelHtml: string; url: string }>): string {
  const anchor = `<a href="${attribute(link.url)}" class="link" style="color:#0b5c63">${link.labelHtml}</a>`;
  return `<p style="margin:12px 0 0">${link.reasonHtml} ${anchor}</p>`;
}

function attribute(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
