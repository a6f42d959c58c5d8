// Unsaved input: stored on the device for its user, with pictures, and deleted at sign-out like all their data.
// Pictures are written only when they change, because they are large.
import { z } from 'zod';
import { withDatabase } from '../localDatabase/localDatabase.ts';
import { draftSource as source } from '../localDatabase/rows.ts';

/** Already on the server, or pending on this device with earlier work; or new in this form. */
export type Picture =
  | Readonly<{ kind: 'kept'; id: string; url: string }>
  | Readonly<{ kind: 'new'; file: File }>;

const picturesSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('kept'), id: z.string(), url: z.string() }),
    z.object({ kind: z.literal('new'), file: z.instanceof(File) }),
  ]),
);

/** The draft of a new record, or of the edit of one. */
export type DraftName = Readonly<{ userId: string; recordId: string | null }>;

export type Drafts<Text> = Readonly<{
  /** Null when there is none, or when the device stores nothing. */
  load(name: DraftName): Promise<Readonly<{ text: Text; pictures: readonly Picture[] }> | null>;
  /** Without `pictures` the saved ones stay. */
  save(
    name: DraftName,
    draft: Readonly<{ text: unknown; pictures?: readonly Picture[] | undefined }>,
  ): Promise<void>;
  forget(name: DraftName): Promise<void>;
}>;

/** `schema` is that of everything but the pictures. */
export function draftsIn<Text>(key: string, schema: z.ZodType<Text>): Drafts<Text> {
  const placeOf = ({ userId, recordId }: DraftName, part: '' | '/pictures'): [string, string, string] => [
    userId,
    `${key}/${recordId ?? 'new'}${part}`,
    source,
  ];
  return {
    load: async (name) => {
      try {
        const [draft, kept] = await withDatabase(({ records }) =>
          records.bulkGet([placeOf(name, ''), placeOf(name, '/pictures')]),
        );
        const text = schema.safeParse(draft?.value);
        if (!text.success) return null;
        return { text: text.data, pictures: picturesSchema.safeParse(kept?.value).data ?? [] };
      } catch {
        return null;
      }
    },
    // Nothing depends on it being stored: a device without space still lets people work.
    save: async (name, { text, pictures }) => {
      const row = (part: '' | '/pictures', value: unknown) => {
        const [userId, place] = placeOf(name, part);
        return { userId, key: place, source, value, savedAt: Date.now() };
      };
      const rows = [row('', text), ...(pictures === undefined ? [] : [row('/pictures', pictures)])];
      await withDatabase(({ records }) => records.bulkPut(rows)).catch(() => undefined);
    },
    forget: async (name) => {
      const places = [placeOf(name, ''), placeOf(name, '/pictures')];
      await withDatabase(({ records }) => records.bulkDelete(places)).catch(() => undefined);
    },
  };
}
