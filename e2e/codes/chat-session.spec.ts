/** Chat and the member's session (spec 4, 8). */
import { login } from '@lantern/contract/user'
import { deviceOfToken, PASSWORD, post, useNewMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

test('[CHAT-19] a login elsewhere closes the socket, and the page shows the reason without an action of the member', {
  tag: LONG_TAG,
}, async ({ page, context, watch }) => {
  watch.expectProblem(/^console: Failed to load resource/)
  await declinePopUps(page)
  const { userName, token } = await useNewMember(context)
  const closed = new Promise<void>((resolve) => page.on('websocket', (socket) => socket.on('close', () => resolve())))
  await page.goto('/?chat=1&roomId=lobby')
  await expect(page.getByRole('log')).toBeVisible()
  await expect(page.getByText('已连接')).toBeVisible()
  await post(login.path, { userName, password: PASSWORD }, { device: deviceOfToken(token) })
  await closed
  const notice = page.getByRole('alertdialog', { name: '提示通知' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
})
