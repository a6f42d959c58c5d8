// File names are for people to read, never the location of bytes. They are cleaned of everything that could mislead a
// reader, a header or a file system.

const maxStemLength = 100;
/** Control and direction characters, unpaired surrogates, private use, line and paragraph separators. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Characters that some file systems do not allow in a name. */
const forbidden = /[<>:"|?*]/g;
const extensionAtEnd = /\.[A-Za-z][A-Za-z0-9]{0,4}$/;

/** The given name, with the extension that matches its content. */
export function cleanName(given: string, extension: string): string {
  const visible = given.normalize('NFC').replace(invisible, '');
  const [last = ''] = visible.split(/[/\\]/).slice(-1);
  const stem = last
    .replace(extensionAtEnd, '')
    .replace(forbidden, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const short = Array.from(stem)
    .slice(0, maxStemLength)
    .join('')
    .replace(/[ .]+$/, '');
  return `${short === '' ? 'file' : short}.${extension}`;
}

export function extensionOf(name: string): string | undefined {
  return extensionAtEnd.exec(name.replace(invisible, ''))?.[0].slice(1).toLowerCase();
}

/** RFC 6266: an ASCII name for old clients, and the real one percent-encoded. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
