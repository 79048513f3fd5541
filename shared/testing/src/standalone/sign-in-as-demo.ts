import { login } from '@lantern/contract/user'
import { call, memberMessage, showToast, signIn } from '@lantern/platform'

/** The demo member of the sandbox (design.md). */
const DEMO = { userName: 'demo01', password: 'Test@1234' }

/** Logs in as the sandbox's demo member; shows why when the API refuses. @returns whether it succeeded */
export async function signInAsDemo(): Promise<boolean> {
  try {
    signIn(await call(login, DEMO), { remember: true })
    return true
  } catch (error) {
    showToast({ text: memberMessage(error), kind: 'error' })
    return false
  }
}
