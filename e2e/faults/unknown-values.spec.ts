/** A server newer than the page sends values that the page does not know (decision 0047): lists stay, rows are plain, no action is offered. */
import type { AnswerOf } from '@lantern/contract'
import { DEPOSIT_STATE, depositDetail, depositMethods } from '@lantern/contract/deposit'
import { betRecords, transRecords } from '@lantern/contract/records'
import type { Page } from '@playwright/test'
import { control, siteNow } from '../site/control.ts'
import { post, useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const MEMBER = 'demo01'
const SUCCESS = 6000
const NEW_METHOD = 'PIX'
const NEW_STATE = 99
const PLAIN_STATE = `状态 ${NEW_STATE}`
const RANGE = { from: 0, to: Date.now() + 86_400_000, pageNum: 1 }

test.beforeEach(({ page }) => withoutPopUps(page))
test.afterEach(() => control({ action: 'fault.clear' }))

test('[PLAT-HTTP-16] a method, states and a type that this build does not know: known rows work, each field is reported once', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  const { token } = await useMember(context, MEMBER)
  const methods = await post<AnswerOf<typeof depositMethods>>(depositMethods.path, {}, { token })
  const trans = await post<AnswerOf<typeof transRecords>>(transRecords.path, RANGE, { token })
  const bets = await post<AnswerOf<typeof betRecords>>(betRecords.path, RANGE, { token })
  const orderNo = trans.list.find(({ type }) => type === 'deposit')?.bizNo ?? ''
  const { order } = await post<AnswerOf<typeof depositDetail>>(depositDetail.path, { orderNo }, { token })
  const [method] = methods.list
  const [bet] = bets.list
  if (!method || !bet || !order) throw new Error(`${MEMBER} has no deposit method, bet or deposit`)
  await answerWith(depositMethods.path, {
    ...methods,
    openOrder: null,
    list: [{ ...method, method: NEW_METHOD }, ...methods.list],
  })
  await answerWith(depositDetail.path, { order: { ...order, state: NEW_STATE, canAppeal: false, heldAmount: null } })
  await answerWith(betRecords.path, { ...bets, list: [{ ...bet, no: 'new', state: NEW_STATE }, ...bets.list] })
  await answerWith(transRecords.path, {
    ...trans,
    list: [{ ...trans.list[0], no: 'new', type: 'loan' }, ...trans.list],
  })
  const reports = contractReports(page)

  await page.goto('/mine/finance/deposit')
  await expect(page.locator('[data-method]')).toHaveCount(methods.list.length)
  await expect(page.locator(`[data-method="${NEW_METHOD}"]`)).toHaveCount(0)
  await expect(page.getByLabel('存款金额')).toBeEnabled()

  await moveTo(page, `/mine/finance/deposit?orderNo=${orderNo}`)
  await expect(page.locator('main').getByText(PLAIN_STATE).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /付款|支付|取消|申诉|再次/ })).toHaveCount(0)

  // The previous page shows the same text once.
  const answered = page.waitForResponse((response) => response.url().endsWith(betRecords.path))
  await moveTo(page, '/mine/record/betRecord')
  await answered
  await expect(page.locator('main').getByText(PLAIN_STATE)).toHaveCount(1)

  await moveTo(page, '/mine/record/transRecord')
  await expect(page.locator('main').getByText('loan')).toHaveCount(1)

  await expect.poll(() => reports().at(-1)).toContain(transRecords.path)
  expect(reports()).toEqual([
    `${depositMethods.path} unknown value at list[].method: ${NEW_METHOD}`,
    `${depositDetail.path} unknown value at order.state: ${NEW_STATE}`,
    `${betRecords.path} unknown value at list[].state: ${NEW_STATE}`,
    `${transRecords.path} unknown value at list[].type: loan`,
  ])
})

test('[PLAT-HTTP-16] an unknown state of an order to pay offers no action', async ({ page, context }) => {
  const { token } = await useMember(context, MEMBER)
  const trans = await post<AnswerOf<typeof transRecords>>(transRecords.path, RANGE, { token })
  const orderNo = trans.list.find(({ type }) => type === 'deposit')?.bizNo ?? ''
  const { order } = await post<AnswerOf<typeof depositDetail>>(depositDetail.path, { orderNo }, { token })
  const toPay = {
    ...order,
    state: DEPOSIT_STATE.created,
    expireAt: (await siteNow()) + 600_000,
    canAppeal: false,
    heldAmount: null,
  }
  const actions = page.getByRole('button', { name: /付款|支付|取消/ })
  await answerWith(depositDetail.path, { order: toPay })
  await page.goto(`/mine/finance/deposit?orderNo=${orderNo}`)
  await expect(actions).not.toHaveCount(0)
  await answerWith(depositDetail.path, { order: { ...toPay, state: NEW_STATE } })
  await page.reload()
  await expect(page.locator('main').getByText(PLAIN_STATE).first()).toBeVisible()
  await expect(actions).toHaveCount(0)
})

/** Makes the server answer all calls of the path with this data, as a success. */
async function answerWith(path: string, data: unknown): Promise<void> {
  await control({
    action: 'fault.set',
    id: path,
    kind: 'code',
    code: SUCCESS,
    data,
    times: 0,
    userName: MEMBER,
    match: path,
  })
}

/** Navigates by the router, without a page load. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

function contractReports(page: Page): () => string[] {
  const all: { kind: string; path?: string; cause?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/collect')) all.push(...JSON.parse(request.postData() ?? '{}').reports)
  })
  return () => all.filter(({ kind }) => kind === 'contract').map(({ path, cause }) => `${path} ${cause}`)
}
