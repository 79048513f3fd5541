import { writeStoredText } from '@lantern/platform'
import { savesData } from '../boot/saves-data.ts'

/**
 * Stores the face for the pages that are loaded later; this one keeps its own (decision 0152). Not on connections that save data.
 *
 * @param path of the file, by which the early script names it
 * @param integrity SRI
 */
export async function loadFace(path: string, integrity: string): Promise<void> {
  if (savesData()) return
  // Not fetched: the next page tries again.
  // biome-ignore lint/style/noRestrictedGlobals: a file of the shell, not an endpoint
  const answer = await fetch(path, { integrity }).catch(() => null)
  if (!answer?.ok) return
  const bytes = new Uint8Array(await answer.arrayBuffer())
  writeStoredText('face', `${path} ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`)
}
