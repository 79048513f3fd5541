/** A file's address without query and fragment: what hashes and faults are known by. */
export function fileKey(url: string): string {
  return new URL(url, globalThis.location?.href).href.split(/[?#]/)[0] ?? url
}
