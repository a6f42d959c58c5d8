import { z } from 'zod';

/** What can be sent for a value: each option of a union, before any conversion, and without being optional. */
export function alternatives(schema: z.core.$ZodType | undefined): readonly z.core.$ZodType[] {
  if (schema === undefined) return [];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(alternatives);
  if (schema instanceof z.core.$ZodPipe) return alternatives(schema._zod.def.in);
  const wraps =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodReadonly;
  return wraps ? alternatives(schema._zod.def.innerType) : [schema];
}
