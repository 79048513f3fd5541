/** Whether this visitor is still restricted: pre-info is asked for again (screens.md 3 restrictionIp). */
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
