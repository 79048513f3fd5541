import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { STORAGE_KEY } from '@lantern/contract'
import type { BrowserContext } from '@playwright/test'

const BUILT = fileURLToPath(new URL('../../shell/dist/', import.meta.url))

/** Pages are set in their own face from the first one, as on a device that was here before (decision 0152). */
export async function withOwnFace(context: BrowserContext): Promise<void> {
  const { files } = JSON.parse(await readFile(`${BUILT}shell.json`, 'utf8')) as { files: Record<string, string> }
  const file = Object.keys(files).find((name) => name.endsWith('.woff2'))
  if (file === undefined) throw new Error('the shell has no face')
  await context.addInitScript(
    ([key, value]) => {
      // The blank page of a new tab has no storage.
      if (location.protocol === 'http:') localStorage.setItem(key, value)
    },
    [STORAGE_KEY.face, `/assets/${file} ${await readFile(`${BUILT}${file}`, 'base64')}`] as const,
  )
}
