import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { STORAGE_KEY } from '@lantern/contract'
import type { BrowserContext } from '@playwright/test'

const BUILT = fileURLToPath(new URL('../../shell/dist/', import.meta.url))
const DECLARED = /@font-face\{font-family:([\w ]+);src:url\(\/assets\/([\w.-]+)\)[^}]*unicode-range:([^;}]+)/g

/**
 * Shows pages as on a device that has the face (decision 0152). A page with routes has no cache, so it would not have the file before its
 * first paint.
 */
export async function withOwnFace(context: BrowserContext): Promise<void> {
  const { criticalCss } = JSON.parse(await readFile(`${BUILT}shell.json`, 'utf8')) as { criticalCss: string }
  const declared = [...criticalCss.matchAll(DECLARED)]
  const faces = await Promise.all(
    declared.map(async ([, family = '', file, unicodeRange = '']) => ({
      family,
      unicodeRange,
      base64: await readFile(`${BUILT}${file}`, 'base64'),
    })),
  )
  if (faces.length === 0) throw new Error('the shell declares no face')
  await context.addInitScript(
    ({ key, faces }) => {
      // The blank page of a new tab has no storage.
      if (location.protocol !== 'http:') return
      localStorage.setItem(key, '1')
      for (const { family, unicodeRange, base64 } of faces) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        document.fonts.add(new FontFace(family, bytes, { weight: '400 600', unicodeRange }))
      }
    },
    { key: STORAGE_KEY.face, faces },
  )
}
