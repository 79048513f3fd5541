/** Names and bytes that edge, page and service worker agree on. */

/** Id of the element that holds the boot data (`bootDataSchema`). */
export const BOOT_ELEMENT_ID = 'lantern-boot'

/** Id of the element behind it, with what is this visitor's alone (`Visit`): the rest of the page is the same for many. */
export const VISIT_ELEMENT_ID = 'lantern-visit'

/**
 * The bytes a discovery signature covers. An environment of its own name signs another text: a document of staging is worth nothing in
 * production. @param environment left out = production
 */
export function discoverySigningText(revision: number, document: string, environment?: string): string {
  return environment === undefined || environment === 'production'
    ? `${revision}\n${document}`
    : `${environment}\n${revision}\n${document}`
}
