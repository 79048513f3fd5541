/** From nothing to a payout account: verified name, fund password, card, and the readiness card that led there (issue 5; screens.md 7). */
import { control } from '../site/control.ts'
import { useNewMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

test('[MINE-27] [MINE-28] a new member becomes ready to withdraw without leaving the way', async ({
  page,
  context,
}) => {
  await control({ action: 'fault.clear' })
  await withoutPopUps(page)
  await useNewMember(context, 'acc')
  await page.goto('/mine/addBankCard')
  await page.getByRole('button', { name: '去实名' }).click()
  const identity = page.getByRole('dialog', { name: '实名认证' })
  await identity.getByLabel('真实姓名').fill('林小灯')
  await identity.getByRole('button', { name: '提交认证' }).click()
  await page.getByRole('button', { name: '设置资金密码' }).click()
  const password = page.getByRole('dialog', { name: '设置资金密码' })
  await password.getByLabel('资金密码', { exact: true }).fill('159357')
  await password.getByLabel('再输入一次').fill('159357')
  await password.getByRole('button', { name: '设置资金密码' }).click()

  await page.getByLabel('持有人姓名').fill('林小灯')
  await page.getByLabel('卡号').fill('6222021234567894')
  await page.getByLabel('开户银行').fill('灯塔银行')
  await page.getByLabel('开户省份').fill('浙江')
  await page.getByLabel('开户城市').fill('杭州')
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  const { smsCodes } = (await control({ action: 'state' })) as {
    smsCodes: { target: string; code: string; scene: string }[]
  }
  const code = smsCodes.find(({ scene }) => scene === 'bind')?.code ?? ''
  await page.getByLabel('短信验证码').fill(code)
  await page.getByLabel('资金密码', { exact: true }).fill('159357')
  await page.getByRole('checkbox', { name: '我确认该账户为本人所有' }).check()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page).toHaveURL(/\/mine\/finance\/wallet$/)
  await expect(page.getByRole('article', { name: /\*{4} 7894$/ })).toBeVisible()
})
