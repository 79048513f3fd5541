/**
 * What a boundary caught it has reported, under a code that the member can tell support: on a member's device the console has nothing to
 * add. A developer reads it there.
 */
export function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React's own way while one develops
  if (process.env.NODE_ENV !== 'production') console.error(error)
}
