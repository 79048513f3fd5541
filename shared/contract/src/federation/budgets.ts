/** Byte budgets of a remote, brotli as the edge serves it (issue 2, item 8). Shared by the publish gate and `pnpm check`. */

/** Entry, exposed module and its largest page: the remote's part of a first visit. */
export const REMOTE_FIRST_ROUTE_BYTES = 60_000
/** Every file of a build: what the service worker keeps on a device that visits all pages. */
export const REMOTE_WHOLE_BYTES = 500_000
