import { object, string } from 'valibot'
import { readStored } from '../storage/stored.ts'

/** Only the IP address of the stored pre-info is used here (spec 3). */
const storedSchema = object({ ip: string() })

/**
 * The device's fingerprint, sent with login and registration (spec 7).
 * @returns 32 hexadecimal digits; '' on a platform without traits and on any failure: the device is then unknown, which blocks nothing
 */
export async function readFingerprint(): Promise<string> {
  try {
    const { browserFingerprint } = await import('./browser-fingerprint.ts')
    return browserFingerprint(readStored('preInfo', storedSchema)?.ip ?? '')
  } catch {
    return ''
  }
}
