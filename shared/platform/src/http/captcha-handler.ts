/** 10409: the server requires a captcha. The shell installs the handler that shows it; calls only know this module. */

/** Shows the captcha. @returns its token, null when the member gave up */
export type CaptchaHandler = () => Promise<string | null>

let handler: CaptchaHandler | null = null
let open: Promise<string | null> | null = null

/** Registers how a captcha is shown. Without it, a call is refused with the server's message. @returns its undo */
export function installCaptchaHandler(show: CaptchaHandler): () => void {
  handler = show
  return () => {
    if (handler === show) handler = null
  }
}

/** Shows one captcha for any number of waiting calls. @returns null without a token */
export function passCaptcha(): Promise<string | null> {
  if (handler === null) return Promise.resolve(null)
  open ??= handler()
    .catch(() => null)
    .finally(() => {
      open = null
    })
  return open
}
