/** Finds a browser: `$CHROME`, then chromium on PATH, then the npm package. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** @throws Error with instructions if no browser is found */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROME) return process.env.CHROME
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name)
      if (existsSync(path)) return path
    }
  }
  // The package unpacks its libraries only if it detects Lambda (shared/toolchain.md, section 4).
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}
