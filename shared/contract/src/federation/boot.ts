/** Names and bytes shared by edge, page and service worker. */

/** Id of the element that holds the boot data (`bootDataSchema`). */
export const BOOT_ELEMENT_ID = 'lantern-boot'

/** Id of the following element, which holds this visitor's data (`Visit`): the rest of the page is the same for many visitors. */
export const VISIT_ELEMENT_ID = 'lantern-visit'

/** Name of the shell where remotes are named too, in the registry and in reports; no remote may have it. */
export const SHELL_NAME = 'shell'
