// Takes out of an error whatever may come from a person: addresses, numbers, ids, queries, quoted text. The browser does
// it before anything leaves the device, and the server once more.
import type { ClientErrorReport } from './clientError.ts';
import { clientErrorLimits } from './limits.ts';

const longestRead = 2_000;

/** A browser quotes names of the code after these words; everything else in quotes may be typed text. */
const quoted =
  /(\b(?:reading|setting|evaluating|property|attribute|variable:?) )?(["'`“‘«])([^"'`”’»]*)["'`”’»]?/g;
const codeName = /^[\w$.]{1,60}$/;

function scrubMessage(message: string): string {
  return (
    message
      .slice(0, longestRead)
      .replaceAll(/\s+/g, ' ')
      // The apostrophe of a word opens no quotation.
      .replaceAll(/([a-z])'([a-z])/gi, '$1\u02BC$2')
      .replaceAll(quoted, (whole, word: string | undefined, _quote, text: string) =>
        word !== undefined && codeName.test(text) ? whole : `${word ?? ''}"…"`,
      )
      .replaceAll(/[a-z][a-z+.-]*:\/\/[^\s)]+/gi, '{url}')
      .replaceAll(/\?[^\s)]*=[^\s)]*/g, '?…')
      .replaceAll(/[^\s@(<]+@[^\s@)>]+/g, '{email}')
      .replaceAll(/\b(?=[a-z]*\d)[a-z\d-]{16,}\b/gi, '{id}')
      .replaceAll(/\b[a-z\d]{20}\b/gi, '{id}')
      .replaceAll(/\d(?:[ .()/-]{0,2}\d){4,}/g, '{number}')
      .replaceAll('\u02BC', "'")
      .trim()
      .slice(0, clientErrorLimits.message)
  );
}

/** `at name (url:1:2)` of Chrome, `name@url:1:2` of Firefox and Safari, and `name (url:1:2)` as it is written here. */
const framePattern =
  /^\s*(?:at (?:async )?)?(?:(.{0,200}?) \(|([^@]{0,200})@)?([^\s()]{1,500}):(\d{1,7}):(\d{1,7})\)?$/;

/** Only the lines that name a place in the code: the first lines repeat the message. */
function scrubStack(stack: string): string {
  const frames = stack
    .slice(0, longestRead * 5)
    .split('\n')
    .flatMap((line) => {
      const found = framePattern.exec(line.slice(0, 1_000));
      if (found === null) return [];
      const [, before, beforeAt, url = '', row, column] = found;
      const name = (before ?? beforeAt ?? '').replaceAll(/[^\w$.<> ]/g, '').slice(0, 60);
      return [`${name === '' ? '?' : name} (${fileOf(url)}:${row}:${column})`];
    });
  return frames.slice(0, clientErrorLimits.frames).join('\n').slice(0, clientErrorLimits.stack);
}

const otherFile = '{other}';

/** The path of a script on our own server; others are not named. */
function fileOf(url: string): string {
  const path = url.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return /^\/?(?:assets|src)\/[\w./@-]{1,120}$/.test(path) || path === '/sw.js' ? path : otherFile;
}

/** A pattern holds names of parameters, not their values. */
function scrubRoute(route: string): string {
  return route
    .replace(/[?#].*$/, '')
    .split('/')
    .map((part) => (/^\$?[a-z_-]{0,40}$/i.test(part) ? part : '$'))
    .join('/')
    .slice(0, clientErrorLimits.route);
}

/** A class of the code, never a sentence. */
function scrubName(name: string): string {
  return /^[A-Za-z_$][\w$.]{0,79}$/.test(name) ? name : 'Error';
}

export function scrubReport(report: ClientErrorReport): ClientErrorReport {
  return {
    ...report,
    name: scrubName(report.name),
    message: scrubMessage(report.message),
    stack: scrubStack(report.stack),
    route: scrubRoute(report.route),
  };
}

/**
 * Two errors with the same text are the same error. The place is the file without its hash, because lines and short
 * names of functions change with every version.
 */
export function identityOf({ name, message, stack }: ClientErrorReport): string {
  const place = /\((?:\/?assets\/)?([^():]*?)(?:-[\w-]{8})?\.js:/.exec(stack)?.[1] ?? '';
  return [name, message.replaceAll(/\d+/g, '0'), place].join('\n');
}
