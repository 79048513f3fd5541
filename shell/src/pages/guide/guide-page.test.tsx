import { activityList } from '@lantern/contract/activity'
import { preferenceSave } from '@lantern/contract/preferences'
import { limitSave, saferOverview } from '@lantern/contract/safer'
import { fundPasswordSet } from '@lantern/contract/security'
import { GUIDE_STEPS, guideDone, guideGet, kycSubmit, memberInfo } from '@lantern/contract/user'
import { getSession } from '@lantern/platform'
import { aMember, anOffer, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { GuidePage } from './guide-page.tsx'

type State = 'open' | 'done' | 'skipped'

function opened({ states = [] as State[], readOnly = false, member = {} } = {}) {
  const api = fakeApi()
  api.on(guideGet, { steps: GUIDE_STEPS.map((key, at) => ({ key, state: states[at] ?? 'open' })), readOnly })
  api.on(memberInfo, aMember({ hasFundPwd: false, kyc: 0, oddsType: 3, ...member }))
  api.on(guideDone, {})
  api.on(preferenceSave, { prefs: { oddsType: 2, lang: 'zh-CN' } })
  api.on(saferOverview, {
    limits: (['day', 'week', 'month'] as const).map((period) => ({
      kind: 'deposit' as const,
      period,
      amount: null,
      used: '0.00',
      resetAt: 1,
    })),
  })
  api.on(limitSave, { activeNow: '300.00' })
  api.on(fundPasswordSet, {})
  api.on(kycSubmit, { caseId: 'K1', state: 2 })
  api.on(activityList, { list: [anOffer({ percent: '50', maxBonus: '88.00', multiple: 8 })] })
  return { api, ...renderWithPlatform(<GuidePage />, { route: '/registerGuide?redirect=%2Fmine%2Ffinance%2Fwallet' }) }
}
/** jsdom has no pointer events: a mouse event with the pointer type of touch. */
function touch(target: Element, type: 'pointerdown' | 'pointerup', clientX: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 200 })
  Object.defineProperty(event, 'pointerType', { value: 'touch' })
  fireEvent(target, event)
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const press = (user: ReturnType<typeof opened>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }))

describe('guide page', () => {
  it('[SHELL-GUIDE-2] goes through five cards, saves each and ends on the requested page', async () => {
    const { api, user, location, container } = opened()
    await heading('欢迎')
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('radio', { name: /香港盘/ }))
    await press(user, '继续')

    await heading('给自己设个存款限额')
    expect(screen.getByText('第 2 步，共 5 步')).toBeInTheDocument()
    await user.type(await screen.findByLabelText('每日'), '300')
    await expectNoAxeViolations(container)
    await press(user, '继续')

    expect(await heading('资金密码')).toHaveFocus()
    await user.type(screen.getByLabelText('资金密码'), '284915')
    await user.type(screen.getByLabelText('再输入一次'), '284915')
    await press(user, '继续')

    await heading('实名与收款账户')
    await user.type(screen.getByLabelText('真实姓名'), '陈晓')
    await press(user, '继续')

    await heading('新手优惠')
    expect(await screen.findByText('400.00')).toBeInTheDocument()
    await expectNoAxeViolations(container)
    await press(user, '完成')
    await waitFor(() => expect(location()).toBe('/mine/finance/wallet'))

    expect(api.calls(preferenceSave)).toEqual([{ oddsType: 2, lang: 'zh-CN', language: 'zh-CN' }])
    expect(api.calls(limitSave)).toEqual([{ kind: 'deposit', period: 'day', amount: '300' }])
    expect(api.calls(fundPasswordSet)).toEqual([{ pwd: '284915' }])
    expect(api.calls(kycSubmit)).toEqual([expect.objectContaining({ level: 1, fields: { realName: '陈晓' } })])
    expect(api.calls(guideDone)).toEqual(GUIDE_STEPS.map((key) => ({ key, skipped: false })))
    expect(getSession()).toMatchObject({ guideDone: true })
  })

  it('[SHELL-GUIDE-4] saves odds type and language', async () => {
    const { api, user } = opened()
    await heading('欢迎')
    await user.click(screen.getByRole('radio', { name: 'English' }))
    await user.click(screen.getByRole('radio', { name: /Malay/ }))
    await press(user, 'Next')
    await heading('Set a deposit limit')
    expect(api.calls(preferenceSave)).toEqual([{ oddsType: 1, lang: 'en', language: 'en' }])
  })

  it('[SHELL-GUIDE-3] requires its own checkbox for setting no limit', async () => {
    const { api, user } = opened({ states: ['done'] })
    await heading('给自己设个存款限额')
    const tick = await screen.findByRole('checkbox', { name: '我选择暂不设置' })
    expect(tick).not.toBeChecked()
    expect(screen.queryByRole('button', { name: '跳过这一步' })).not.toBeInTheDocument()
    await press(user, '继续')
    expect(screen.getByText('请填写至少一项，或勾选“暂不设置”')).toBeInTheDocument()
    await user.click(tick)
    await press(user, '继续')
    await heading('资金密码')
    expect(api.calls(limitSave)).toHaveLength(0)
    expect(api.calls(guideDone)).toEqual([{ key: 'limit', skipped: true }])
  })

  it('[SHELL-GUIDE-6] stays on a card that failed to save, and shows the reason', async () => {
    const { api, user } = opened({ states: ['done', 'done'] })
    await heading('资金密码')
    await user.type(screen.getByLabelText('资金密码'), '123456')
    await press(user, '继续')
    expect(screen.getByText('6 位数字，不能有连号或三个相同的数字')).toBeInTheDocument()
    await user.clear(screen.getByLabelText('资金密码'))
    await user.type(screen.getByLabelText('资金密码'), '284915')
    await user.type(screen.getByLabelText('再输入一次'), '284915')
    api.lose(fundPasswordSet)
    await press(user, '继续')
    expect(await screen.findByRole('alert')).toHaveTextContent('连接已中断')
    api.on(fundPasswordSet, {})
    await press(user, '继续')
    await heading('实名与收款账户')
  })

  it('[SHELL-GUIDE-6] saves once for a double tap', async () => {
    const { api, user } = opened({ states: ['done', 'done'] })
    await heading('资金密码')
    await user.type(screen.getByLabelText('资金密码'), '284915')
    await user.type(screen.getByLabelText('再输入一次'), '284915')
    const form = screen.getByLabelText('资金密码').closest('form') as HTMLFormElement
    // Both before the next render.
    await act(async () => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await heading('实名与收款账户')
    expect(api.calls(fundPasswordSet)).toHaveLength(1)
  })

  it('[SHELL-GUIDE-2] can be postponed to the next login, and resumes where it stopped', async () => {
    const { api, user, location } = opened({ states: ['done', 'skipped', 'done'] })
    await heading('实名与收款账户')
    await press(user, '上一步')
    expect(await heading('资金密码')).toHaveFocus()
    await press(user, '以后再说')
    await waitFor(() => expect(location()).toBe('/mine/finance/wallet'))
    expect(api.calls(guideDone)).toEqual([{ key: 'all', skipped: true }])
  })

  it('[SHELL-GUIDE-7] goes back and forth by swiping, without answering questions', async () => {
    opened({ states: ['done', 'done'] })
    const swipe = (from: number, to: number): void => {
      const card = screen.getByRole('heading', { level: 1 })
      touch(card, 'pointerdown', from)
      touch(card, 'pointerup', to)
    }
    await heading('资金密码')
    swipe(300, 60)
    await heading('资金密码')
    swipe(60, 300)
    await heading('给自己设个存款限额')
    swipe(300, 60)
    await heading('资金密码')
  })

  it('[SHELL-GUIDE-8] shows a member who completed it what is set, and where to change it', async () => {
    const { api, user, location, container } = opened({
      readOnly: true,
      states: ['done', 'done', 'done', 'done', 'done'],
      member: { hasFundPwd: true, kyc: 2, realNameMasked: '陈*', cardCount: 2 },
    })
    expect(await screen.findByRole('link', { name: /第 1 步.*语言与赔率.*中文 · 欧洲盘/ })).toBeVisible()
    expect(await screen.findByRole('link', { name: /存款限额.*未设置/ })).toHaveAttribute('href', '/mine/safer')
    expect(screen.getByText('5 步中已完成 4 步，点任一项可以更改。')).toBeVisible()
    expect(screen.getByRole('link', { name: /资金密码.*已设置/ })).toHaveAttribute('href', '/mine/security')
    expect(screen.getByRole('link', { name: /陈\* · 2 个收款账户/ })).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
    await press(user, '完成')
    await waitFor(() => expect(location()).toBe('/mine/finance/wallet'))
    expect(api.calls(guideDone)).toHaveLength(0)
    expect(api.calls(preferenceSave)).toHaveLength(0)
  })
})
