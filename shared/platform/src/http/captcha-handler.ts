/** 10409: the server wants to see a person before it goes on. The shell owns the captcha; a call only knows this handler. */

/** Shows the captcha. @returns its token, null when the member gave up */
export type CaptchaHandler = () => Promise<string | null>

let handler: CaptchaHandler | null = null
let open: Promise<string | null> | null = null

/** The shell says how a captcha is shown. Until then a call is refused with the server's sentence. @returns its own undo */
export function installCaptchaHandler(show: CaptchaHandler): () => void {
  handler = show
  return () => {
    if (handler === show) handler = null
  }
}

/** Asks the member once for any number of calls that wait. @returns null when there is no token to go on with */
export function passCaptcha(): Promise<string | null> {
  if (handler === null) return Promise.resolve(null)
  open ??= handler()
    .catch(() => null)
    .finally(() => {
      open = null
    })
  return open
}
