/** Names and bytes that edge, page and service worker agree on. */

/** Id of the element that holds the boot data (`bootDataSchema`). */
export const BOOT_ELEMENT_ID = 'lantern-boot'

/** The bytes a discovery signature covers. */
export function discoverySigningText(revision: number, document: string): string {
  return `${revision}\n${document}`
}
