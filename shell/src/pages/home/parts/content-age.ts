/** Home page content is refetched after this. */
export const CONTENT_STALE_MS = 60_000
