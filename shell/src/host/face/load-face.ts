import { writeStoredText } from '@lantern/platform'
import './face.css'

/** Declared in face.css, whose rules no element uses before the device has the file. */
const FACE = '1em "Lantern Sans"'

/**
 * Fetches the face when the page has nothing else to do, and notes that the device has it: the next page that is loaded is set in it. Not on
 * connections that save data.
 */
export async function loadFace(): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true) return
  // Not fetched: the next page tries again.
  const faces = await document.fonts.load(FACE).catch(() => [])
  if (faces.length > 0) writeStoredText('face', '1')
}
