// Queries of GET requests. A list may be written as `?schoolIds=a&schoolIds=b`, as programs made from the API description
// do, or as `?schoolIds[0]=a&schoolIds[1]=b`, as the web app does.
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import { z } from 'zod';
import { alternatives } from '../api/schemaParts.ts';
import { maxListIndex } from './inputShape.ts';

const serializer = new StandardBracketNotationSerializer({ maxBracketNotationArrayIndex: maxListIndex });

/** For the schema of an input: reads the query of an address as it expects it. */
export function queryReader(schema: z.core.$ZodType): (url: string) => object {
  const lists = listsIn(schema);
  return (url) => {
    const at = url.indexOf('?');
    if (at === -1) return {};
    const asked = serializer.deserialize([...new URLSearchParams(url.slice(at))]);
    if (typeof asked !== 'object' || asked === null) return {};
    const fields = Object.entries(asked).map(([key, value]): [string, unknown] =>
      typeof value === 'string' && lists.has(key) ? [key, [value]] : [key, value],
    );
    return Object.fromEntries(fields);
  };
}

function listsIn(schema: z.core.$ZodType): ReadonlySet<string> {
  const shapes = alternatives(schema).flatMap((one) =>
    one instanceof z.core.$ZodObject ? Object.entries(one._zod.def.shape) : [],
  );
  const lists = shapes.filter(([, part]) =>
    alternatives(part).some((one) => one instanceof z.core.$ZodArray),
  );
  return new Set(lists.map(([key]) => key));
}
