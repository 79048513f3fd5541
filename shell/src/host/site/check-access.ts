/** Fetches pre-info again to learn whether this visitor is still restricted (screens.md 3 restrictionIp). */
import { isBusinessError } from '@lantern/platform'
import { askSite } from './site.ts'

export type Access = 'open' | 'restricted' | 'unreachable'

export async function checkAccess(): Promise<Access> {
  try {
    await askSite()
    return 'open'
  } catch (error) {
    return isBusinessError(error) ? 'restricted' : 'unreachable'
  }
}
