// Reads an answer for display by its schema in the contract. Whatever is absent or of another kind becomes null or an empty
// list, so that no part of a page ever meets undefined or NaN; nothing that fits is lost. A field that the contract gains
// is read from then on.
import * as v from "valibot";

declare const essentialField: unique symbol;
type Essential = { readonly [essentialField]: true };
type Schema = v.GenericSchema;
// biome-ignore lint/suspicious/noExplicitAny: the messages of a schema do not matter here
type Any = any;

const essentials = new WeakSet<object>();

/** Marks a field without which its object says nothing: where it is missing, the object is null, in a list left out. */
export function essential<S extends Schema>(schema: S): S & Essential {
  // A schema of its own: the same one may stand elsewhere without the mark.
  const marked = { ...schema };
  essentials.add(marked);
  return marked as S & Essential;
}

type IsEssential<S> = S extends Essential ? true : never;
type ReadObject<E extends v.ObjectEntries> =
  | { -readonly [K in keyof E]: E[K] extends Essential ? NonNullable<Read<E[K]>> : Read<E[K]> }
  | ([{ [K in keyof E]: IsEssential<E[K]> }[keyof E]] extends [never] ? never : null);

/** What is read of a schema: objects with every field, lists without null, records as lists of [name, value] in their order. */
export type Read<S> =
  S extends v.OptionalSchema<infer Inner, Any>
    ? Read<Inner>
    : S extends v.NullableSchema<infer Inner, Any>
      ? Read<Inner>
      : S extends v.ObjectSchema<infer E, Any>
        ? ReadObject<E>
        : S extends v.ArraySchema<infer Item, Any>
          ? NonNullable<Read<Item>>[]
          : S extends v.RecordSchema<Any, infer Value, Any>
            ? [name: string, value: NonNullable<Read<Value>>][]
            : S extends Schema
              ? v.InferOutput<S> | null
              : never;

/** Never throws. Pipes after objects, lists and records are left out: each of their parts is judged by itself. */
export function readLeniently<S extends Schema>(schema: S, value: unknown): Read<S> {
  return read(schema as Any, value) as Read<S>;
}

function read(schema: Any, value: unknown): unknown {
  switch (schema.type) {
    case "optional":
    case "nullable":
      return read(schema.wrapped, value);
    case "object":
      return readObject(schema.entries, entriesOf(value));
    case "array":
      return (Array.isArray(value) ? value : []).flatMap((item) => read(schema.item, item) ?? []);
    case "record":
      return Object.entries(entriesOf(value)).flatMap(([name, entry]) => {
        const known = read(schema.value, entry);
        return known === null ? [] : [[name, known]];
      });
    default: {
      const parsed = v.safeParse(schema, value);
      return parsed.success ? (parsed.output ?? null) : null;
    }
  }
}

function readObject(entries: Record<string, Schema>, value: Record<string, unknown>) {
  const known = Object.entries(entries).map(([name, schema]) => [name, read(schema, value[name])] as const);
  const isLost = known.some(([name, part]) => part === null && essentials.has(entries[name] as Schema));
  return isLost ? null : Object.fromEntries(known);
}

function entriesOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
