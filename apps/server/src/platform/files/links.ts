// Files are private: a link is signed for one person, opens only in that person's session, and soon expires.
import { createSignedLinks, type Seal } from '../links/signedLinks.ts';

export type FileLink = Readonly<{ id: string; name: string }> & Seal;

export type FileLinks = Readonly<{
  make(file: { id: string; name: string }, userId: string): string;
  /** Throws unless the link was made for this person and this file, and has not expired. */
  check(link: FileLink, userId: string): void;
}>;

export function createLinks(parts: { secret: string; clock: () => Date }): FileLinks {
  const links = createSignedLinks(parts);
  const what = ({ id, name }: { id: string; name: string }) => ['file', id, name];
  return {
    make: (file, userId) => {
      const query = new URLSearchParams(links.seal(what(file), userId));
      return `/api/files/${file.id}/${encodeURIComponent(file.name)}?${query.toString()}`;
    },
    check: (link, userId) => links.check(what(link), link, userId),
  };
}
