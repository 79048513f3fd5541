/** One new member in the test's browser and in another, both without pop-ups. */
import type { LoginAnswer } from '@lantern/contract/user'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { adopt, newMember } from './member-session.ts'
import { withoutPopUps } from './pop-ups.ts'

/** @param prefix of the member's name */
export async function twoBrowsers(
  { page, context, browser }: { page: Page; context: BrowserContext; browser: Browser },
  prefix: string,
): Promise<{ member: LoginAnswer; second: Page; close(): Promise<void> }> {
  const member = await newMember(prefix)
  const other = await browser.newContext()
  for (const one of [context, other]) await adopt(one, member)
  const second = await other.newPage()
  for (const one of [page, second]) await withoutPopUps(one)
  return { member, second, close: () => other.close() }
}
