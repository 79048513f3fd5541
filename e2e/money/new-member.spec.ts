/**
 * A new member (issue 5) registers, deposits, bets, checks the missing turnover in the audit, meets the conditions, withdraws, and opens the details of
 * the remaining balance. Every step follows a link from the page before; only the first URL is typed.
 */
import type { FrameLocator, Page } from '@playwright/test'
import { register, skipGuide, someone } from '../pages/auth.ts'
import { control, proveLedger } from '../site/control.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const FUND_PASSWORD = '159357'
const DEPOSIT = '200'

test('[MINE-28] [MINE-60] [MINE-61] [MINE-62] [MINE-63] from registration to a paid withdrawal, without help pages', {
  tag: LONG_TAG,
}, async ({ page }) => {
  test.setTimeout(480_000)
  const member = someone('jou')
  await control({ action: 'fault.clear' })
  await withoutPopUps(page)

  await test.step('registers', async () => {
    await page.goto('/user/register')
    await register(page, member)
    await skipGuide(page)
    await expect(page.getByRole('link', { name: '我的' })).toBeVisible()
  })

  await test.step('the audit of an empty account links to a deposit', async () => {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
    await page.getByRole('main').getByRole('link', { name: /稽核/ }).click()
    await expect(page.getByText('可用余额为 0，没有可提的金额')).toBeVisible()
    await page.getByRole('link', { name: '去存款' }).click()
  })

  await test.step('deposits by bank and enters the name once', async () => {
    await page.getByLabel('存款金额').fill(DEPOSIT)
    await page.getByRole('button', { name: '下一步' }).click()
    const identity = page.getByRole('dialog', { name: '实名认证' })
    await identity.getByLabel('真实姓名').fill(member.realName)
    await identity.getByRole('button', { name: '提交认证' }).click()
    await expect(identity).toHaveCount(0)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: /我知道了/ }).click({ timeout: 20_000 })
    await expect(page.getByText(/用于识别您的付款，到账 ¥200\.00/)).toBeVisible()
    await page.getByRole('button', { name: '我已付款' }).click()
    await control({ action: 'deposit.confirm', userName: member.userName })
    await expect(page.getByRole('status').filter({ hasText: '已到账' })).toBeVisible({ timeout: 30_000 })
    await expect(sums(page)).toHaveText(['可用余额合计+200.00'])
  })

  await test.step('the order links to the audit, which shows the missing turnover and the reason', async () => {
    await page.getByRole('link', { name: '查看稽核' }).click()
    await expect(page.getByText('还需有效流水 ¥200.00 可提全部')).toBeVisible()
    await expect(page.getByText(/需完成相应的有效流水后才可提取/)).toBeVisible()
    await page.getByRole('link', { name: '查看取款条件' }).click()
    await expect(page.getByRole('button', { name: '请先绑定收款账户' })).toBeDisabled()
  })

  await test.step('binds a card from the withdrawal requirements and returns there', async () => {
    await page.getByRole('link', { name: '添加收款账户' }).click()
    await page.getByRole('button', { name: '设置资金密码' }).click()
    const password = page.getByRole('dialog', { name: '设置资金密码' })
    await password.getByLabel('资金密码', { exact: true }).fill(FUND_PASSWORD)
    await password.getByLabel('再输入一次').fill(FUND_PASSWORD)
    await password.getByRole('button', { name: '设置资金密码' }).click()
    await page.getByLabel('卡号').fill(someCard())
    await page.getByRole('button', { name: '手动填写' }).click()
    await page.getByLabel('开户银行').fill('灯塔银行')
    await page.getByLabel('开户省份').fill('浙江')
    await page.getByLabel('开户城市').fill('杭州')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: '发送验证码' }).click()
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
    await page.getByLabel('短信验证码').fill(await bindCode())
    await page.getByLabel('资金密码', { exact: true }).fill(FUND_PASSWORD)
    await page.getByRole('checkbox', { name: '我确认该账户为本人所有' }).check()
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(page.getByRole('button', { name: '还需有效流水 ¥200.00' })).toBeDisabled()
  })

  const [first, second] = await test.step('bets in two parts', () => betTwice(page))

  await test.step('while bets are open the audit shows where the money is', async () => {
    await page.goto('/mine/audit')
    await expect(page.locator('dl > div', { hasText: '未结注单' })).toContainText('¥200.00')
    await expect(page.getByText('还需有效流水 ¥200.00 可提全部')).toBeVisible()
  })

  await test.step('one bet counts, and the audit shows how much and why', async () => {
    await control({ action: 'bet.settle', betNo: first ?? '', result: 'win' })
    await page.reload()
    await expect(page.locator('dl > div', { hasText: '场馆余额' })).toContainText(/¥\d/)
    await page.getByRole('button', { name: '查看计入的注单' }).click()
    const bets = page.getByRole('dialog', { name: '存款：计入的注单' })
    await expect(bets.getByRole('listitem')).toHaveCount(1)
    await expect(bets.getByRole('listitem')).toContainText(/投注 ¥100\.00.*输赢 \+\d.*按本金与输赢金额的较小值计入/)
    await page.keyboard.press('Escape')
  })

  await test.step('turnover complete: the money is recalled on the withdrawal page', async () => {
    await control({ action: 'bet.settle', betNo: second ?? '', result: 'win' })
    await page.goto('/mine/finance/withdrawal')
    await page.getByRole('button', { name: '一键归户' }).click()
    const result = page.getByRole('dialog', { name: '归户结果' })
    await expect(result.getByText(/^已转回 ¥/)).toBeVisible()
    await result.getByRole('button', { name: '确定' }).click()
  })

  await test.step('withdraws and follows the order to the end', async () => {
    await page.getByLabel('取款金额').fill('100')
    await page.getByLabel('资金密码').fill(FUND_PASSWORD)
    await page.getByRole('button', { name: '提交取款' }).click()
    await expect(page).toHaveURL(/orderNo=/)
    await expect(sums(page)).toHaveText(['可用余额合计−100.00', '取款处理中合计+100.00'])
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
    const end = page.getByText('款项已汇出至您的收款账户。')
    await expect(async () => {
      await control({ action: 'withdrawal.step', orderNo }).catch(() => undefined)
      await expect(end).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('list', { name: '订单进度' }).getByRole('listitem')).toHaveCount(5)
    await expect(sums(page)).toHaveText(['可用余额合计−100.00'])
  })

  await test.step('opens the remaining balance: its entries add up', async () => {
    await page.getByRole('link', { name: '返回钱包' }).click()
    await page.getByRole('button', { name: /^¥.*总资产，查看构成$/ }).click()
    const sheet = page.getByRole('dialog', { name: '总资产构成' })
    const cells = sheet.getByRole('table', { name: '账目明细' }).locator('tbody td')
    await expect(cells.first()).toBeVisible()
    const fen = (await cells.allInnerTexts()).map(fenOf).reduce((sum, one) => sum + one, 0)
    const shown = await sheet.getByRole('table').locator('tfoot td').textContent()
    expect(fen).toBe(fenOf(shown ?? ''))
    expect(fen).toBeGreaterThan(0)
  })
  await proveLedger()
})

/** Net effect of an order's postings per account. */
function sums(page: Page) {
  return page.getByRole('table', { name: '账目明细' }).locator('tfoot tr')
}

/** `+1,234.50` or `−3.00` in fen. */
function fenOf(text: string): number {
  const [whole = '', part = '00'] = text.replace(/[^\d.]/g, '').split('.')
  return (text.startsWith('−') ? -1 : 1) * (Number(whole) * 100 + Number(part))
}

/** An unused card number with a valid check digit. */
function someCard(): string {
  const digits = `622202${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

async function bindCode(): Promise<string> {
  const { smsCodes } = (await control({ action: 'state' })) as { smsCodes: { code: string; scene: string }[] }
  return smsCodes.find(({ scene }) => scene === 'bind')?.code ?? ''
}

/** Transfers all money to a venue and bets half of it on a draw in each of two matches. @returns the bet numbers */
async function betTwice(page: Page): Promise<string[]> {
  await page.goto('/game/sport')
  await page.getByRole('button', { name: '进入 欧博体育' }).click()
  const sheet = page.getByRole('dialog', { name: '进入 欧博体育' })
  await sheet.getByRole('switch', { name: /自动转入/ }).click()
  await expect(sheet.getByRole('textbox', { name: '转入金额' })).toHaveValue(DEPOSIT)
  await sheet.getByRole('button', { name: '进入', exact: true }).click()
  await expect(page).toHaveURL(/\/game\/sport\/ob\?url=/, { timeout: 25_000 })
  const venue = page.frameLocator('iframe')
  await venue.getByRole('tab', { name: /即将开赛/ }).click()
  return [await betOn(venue, 0), await betOn(venue, 1)]
}

/** Pre-match draws pay more than twice the stake, so a won bet counts in full. */
async function betOn(venue: FrameLocator, nth: number): Promise<string> {
  await venue
    .getByRole('button', { name: /^独赢 平局 / })
    .nth(nth)
    .click()
  await venue.getByLabel('投注金额').fill('100')
  await venue.getByText('接受任何').click()
  await venue.getByRole('button', { name: /确认投注|按 .* 投注/ }).click()
  await expect(venue.getByText('投注成功')).toBeVisible()
  const betNo = ((await venue.getByTestId('bet-no').textContent()) ?? '').trim()
  await venue.getByRole('button', { name: '继续浏览' }).click()
  return betNo
}
