/** Finds a browser: `$CHROME`, then chromium on PATH, then the npm package; and its headless shell. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** @throws Error with instructions if no browser is found */
export async function chromiumPath(): Promise<string> {
  const found = process.env.CHROME || onPath(NAMES)
  if (found) return found
  // The package unpacks its libraries only if it detects Lambda (shared/toolchain.md, section 4).
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

/** Debian's `chromium-headless-shell` (or `$CHROME_SHELL`), the same version of the engine; without it the full browser. */
export async function headlessShellPath(): Promise<string> {
  return process.env.CHROME_SHELL || onPath(['chromium-headless-shell']) || chromiumPath()
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}
