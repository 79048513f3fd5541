/**
 * What a boundary caught it has reported, under a code that the member can tell support: on a member's device the console has nothing to
 * add. A developer still reads it there.
 */
export function onCaughtError(error: unknown): void {
  if (process.env.NODE_ENV !== 'production') console.error(error)
}
