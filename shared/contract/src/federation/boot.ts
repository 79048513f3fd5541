/** Names and bytes that edge, page and service worker agree on. */

/** Id of the element that holds the boot data (`bootDataSchema`). */
export const BOOT_ELEMENT_ID = 'lantern-boot'

/** Id of the element behind it, with what is this visitor's alone (`Visit`): the rest of the page is the same for many. */
export const VISIT_ELEMENT_ID = 'lantern-visit'
