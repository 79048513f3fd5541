/** How a call ends the session that its answer refused. The session registers it; calls only know this module. */

/** @returns whether the token was the session's, so that this answer ended it */
export type EndSession = (token: string) => boolean

let handler: EndSession = () => true

/** Registers how the session is cleared. */
export function onSessionCode(end: EndSession): void {
  handler = end
}

export function endSession(token: string): boolean {
  return handler(token)
}
