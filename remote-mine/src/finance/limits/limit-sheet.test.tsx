import { type Limit, limitSave, saferOverview } from '@lantern/contract/safer'
import { DAY_MS } from '@lantern/contract/site-time'
import { expectNoAxeViolations, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { LimitSheet } from './limit-sheet.tsx'

const limit = (period: Limit['period'], change: Partial<Limit> = {}): Limit => ({
  kind: 'deposit',
  period,
  amount: null,
  used: '0.00',
  resetAt: NOON,
  pending: null,
  ...change,
})

async function open(day: Partial<Limit>) {
  const api = fakeApi()
  api.on(saferOverview, { limits: [limit('day', { amount: '300.00', ...day }), limit('week'), limit('month')] })
  const rendered = renderWithPlatform(<LimitSheet open onOpenChange={() => undefined} />)
  await screen.findByText('¥300.00')
  return { api, ...rendered }
}

describe('deposit limits', () => {
  it('[MINE-66] lowers a limit immediately and reports an invalid amount before sending', async () => {
    const { api, user, baseElement } = await open({})
    api.on(limitSave, { activeNow: '200.00', pendingAt: null })
    const field = screen.getByRole('textbox', { name: '新限额' })
    await user.type(field, '9')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(field).toHaveAccessibleDescription('至少 ¥10.00')
    expect(api.calls(limitSave)).toEqual([])
    await user.clear(field)
    await user.type(field, '200')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.calls(limitSave)).toEqual([{ kind: 'deposit', period: 'day', amount: '200' }]))
    await expectNoAxeViolations(baseElement as HTMLElement)
  })

  it('[MINE-66] only allows cancelling a pending raise', async () => {
    const { api, user } = await open({ pending: { amount: '900.00', at: Date.now() + DAY_MS } })
    api.on(limitSave, { activeNow: '300.00', pendingAt: null })
    expect(await screen.findByText(/提高到 ¥900\.00：.* 后可确认/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '确认生效' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '保持当前限额' }))
    await waitFor(() => expect(api.calls(limitSave)).toEqual([{ kind: 'deposit', period: 'day', amount: '300.00' }]))
  })

  it('[MINE-66] requires confirmation after the waiting period', async () => {
    const { api, user } = await open({ pending: { amount: null, at: Date.now() - 1 } })
    api.on(limitSave, { activeNow: null, pendingAt: null })
    expect(await screen.findByText('取消限额：等待期已结束，确认后生效。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '确认生效' }))
    await waitFor(() => expect(api.calls(limitSave)).toEqual([{ kind: 'deposit', period: 'day', amount: null }]))
  })

  it('[MINE-SAFE-4] sets a limit of time in whole minutes', async () => {
    const api = fakeApi()
    api.on(saferOverview, { limits: [limit('day', { kind: 'session', amount: '90.00', used: '12.50' })] })
    const { user } = renderWithPlatform(<LimitSheet kind="session" open onOpenChange={() => undefined} />)
    expect(await screen.findByText('90 分钟')).toBeVisible()
    expect(screen.getByText('12 分钟')).toBeVisible()
    api.on(limitSave, { activeNow: '60.00', pendingAt: null })
    const field = screen.getByRole('textbox', { name: '新限额（分钟）' })
    await user.type(field, '6.')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(field).toHaveAccessibleDescription('至少 10 分钟')
    await user.type(field, '0')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.calls(limitSave)).toEqual([{ kind: 'session', period: 'day', amount: '60' }]))
  })
})
