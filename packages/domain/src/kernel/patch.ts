/** Some fields of a record. A field that is absent or undefined stays as it was. */
export type Patch<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

export function patched<Fields extends object>(before: Fields, patch: Patch<Fields>): Fields {
  const after = { ...before };
  for (const field in patch) {
    const value = patch[field];
    if (value !== undefined) after[field] = value;
  }
  return after;
}
