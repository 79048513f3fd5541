/** Compares two pieces of content, with a single lookup when they are the same object. */
import { createHash } from 'node:crypto'

const ids = new WeakMap<object, string>()

/** Equal for equal JSON. Content must not be mutated. */
export function contentId(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const known = ids.get(value)
  if (known !== undefined) return known
  const id = createHash('sha256').update(JSON.stringify(value)).digest('base64url')
  ids.set(value, id)
  return id
}
