/** Names and bytes that edge, page and service worker agree on. */

/** Id of the element that holds the boot data (`bootDataSchema`). */
export const BOOT_ELEMENT_ID = 'lantern-boot'

/**
 * The bytes a discovery signature covers. An environment of its own name signs another text: a document of staging is worth nothing in
 * production. @param environment left out = production
 */
export function discoverySigningText(revision: number, document: string, environment?: string): string {
  return environment === undefined || environment === 'production'
    ? `${revision}\n${document}`
    : `${environment}\n${revision}\n${document}`
}
