/** 10409: the server wants to see a person before it goes on. The shell owns the captcha; a call only knows this door. */

/** Shows the captcha. @returns its token, null when the member gave up */
export type CaptchaDoor = () => Promise<string | null>

let door: CaptchaDoor | null = null
let open: Promise<string | null> | null = null

/** The shell says how a captcha is shown. Until then a call is refused with the server's sentence. @returns its own undo */
export function installCaptchaDoor(show: CaptchaDoor): () => void {
  door = show
  return () => {
    if (door === show) door = null
  }
}

/** Asks the member once for any number of calls that wait. @returns null when there is no token to go on with */
export function passCaptcha(): Promise<string | null> {
  if (door === null) return Promise.resolve(null)
  open ??= door()
    .catch(() => null)
    .finally(() => {
      open = null
    })
  return open
}
