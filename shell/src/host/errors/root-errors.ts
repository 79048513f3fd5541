/**
 * Boundaries report the errors they catch, under a code that the member can give to support, so production does not log them to the
 * console again. During development they are logged for the developer.
 */
export function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React's default during development
  if (process.env.NODE_ENV !== 'production') console.error(error)
}
