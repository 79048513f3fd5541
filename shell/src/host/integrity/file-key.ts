/** A file's address without query and fragment: the key of its hash and its faults. */
export function fileKey(url: string): string {
  return new URL(url, globalThis.location?.href).href.split(/[?#]/)[0] ?? url
}

/** Predicate for files, by their key. */
export type FileTest = (key: string) => boolean
