import { venueList } from '@lantern/contract/games'
import {
  saferBlock,
  saferMarketing,
  saferQuiet,
  saferReality,
  saferReview,
  saferSettings,
} from '@lantern/contract/safer-settings'
import { DAY_MS } from '@lantern/contract/site-time'
import { aVenue, expectNoAxeViolations, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { PlaySettings } from './play-settings.tsx'

const NO_QUIET = { hours: null, pending: null, until: null }
const SETTINGS = { realityMinutes: 60, blocks: [], quiet: NO_QUIET, marketing: [], review: null }

function open(change: object = {}) {
  const api = fakeApi()
  api.on(saferSettings, { ...SETTINGS, ...change })
  api.on(venueList, { list: [aVenue({ enName: 'AG', name: { zh: 'AG 真人', en: 'AG Live' } })] })
  return { api, ...renderWithPlatform(<PlaySettings />, { route: '/mine/safer' }) }
}

describe('play settings', () => {
  it('[MINE-SAFE-9] ticks no marketing beforehand, and saves each tick by product and channel', async () => {
    const { api, user } = open()
    api.on(saferMarketing, ({ on }) => ({ on }))
    const sport = within(await screen.findByRole('group', { name: '体育与电竞' }))
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    expect(screen.getAllByRole('checkbox')).toHaveLength(9)
    api.on(saferSettings, { ...SETTINGS, marketing: [{ product: 'sport', channel: 'mail' }] })
    await user.click(sport.getByRole('checkbox', { name: '站内信' }))
    await waitFor(() => expect(api.calls(saferMarketing)).toEqual([{ product: 'sport', channel: 'mail', on: true }]))
    await waitFor(() => expect(sport.getByRole('checkbox', { name: '站内信' })).toBeChecked())
    expect(screen.getByRole('link', { name: /弹窗记录/ })).toHaveAttribute('href', '/mine/safer/popups')
  })

  it('[MINE-SAFE-10] chooses how often to be reminded of the limits, and shows the next time', async () => {
    const { api, user } = open()
    api.on(saferReview, ({ months }) => ({ review: months === null ? null : { months, at: NOON } }))
    expect(await screen.findByRole('radio', { name: '不提醒' })).toBeChecked()
    api.on(saferSettings, { ...SETTINGS, review: { months: 3, at: NOON } })
    await user.click(screen.getByRole('radio', { name: '每 3 个月' }))
    await waitFor(() => expect(api.calls(saferReview)).toEqual([{ months: 3 }]))
    expect(await screen.findByText('下次提醒：2026-11-21')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '不提醒' }))
    await waitFor(() => expect(api.calls(saferReview)[1]).toEqual({ months: null }))
  })

  it('[MINE-SAFE-5] blocks a category and a venue by a switch', async () => {
    const { api, user, baseElement } = open()
    api.on(saferBlock, ({ on }) => ({ on, liftAt: null }))
    await user.click(await screen.findByRole('button', { name: /^选择场馆与分类/ }))
    const sheet = await screen.findByRole('dialog', { name: '屏蔽场馆与分类' })
    await user.click(within(sheet).getByRole('switch', { name: '体育' }))
    await waitFor(() => expect(api.calls(saferBlock)).toEqual([{ kind: 'category', name: 'sport', on: true }]))
    await user.click(await within(sheet).findByRole('switch', { name: 'AG 真人' }))
    await waitFor(() => expect(api.calls(saferBlock)[1]).toEqual({ kind: 'venue', name: 'AG', on: true }))
    await expectNoAxeViolations(baseElement as HTMLElement)
  })

  it('[MINE-SAFE-5] lifts a block after the waiting period and a confirmation, or keeps it', async () => {
    const { api, user } = open({ blocks: [{ kind: 'category', name: 'egame', liftAt: Date.now() - 1 }] })
    api.on(saferBlock, ({ on }) => ({ on, liftAt: null }))
    await user.click(await screen.findByRole('button', { name: /已屏蔽 1 项/ }))
    expect(await screen.findByRole('switch', { name: '电子' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: '确认生效' }))
    await waitFor(() => expect(api.calls(saferBlock)).toEqual([{ kind: 'category', name: 'egame', on: false }]))
    await waitFor(() => expect(screen.getByRole('button', { name: '保持不变' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: '保持不变' }))
    await waitFor(() => expect(api.calls(saferBlock)[1]).toEqual({ kind: 'category', name: 'egame', on: true }))
  })

  it('[MINE-SAFE-6] saves quiet hours and says what is missing', async () => {
    const { api, user } = open()
    api.on(saferQuiet, ({ hours }) => ({ ...NO_QUIET, hours }))
    await user.click(await screen.findByRole('button', { name: '保存' }))
    expect(screen.getByLabelText('结束')).toHaveAccessibleDescription('请填写开始和结束时间')
    expect(api.calls(saferQuiet)).toEqual([])
    await user.type(screen.getByLabelText('开始'), '23:00')
    await user.type(screen.getByLabelText('结束'), '07:00')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.calls(saferQuiet)).toEqual([{ hours: { from: '23:00', to: '07:00' } }]))
  })

  it('[MINE-SAFE-6] shows running quiet hours, and keeps them by withdrawing a pending change', async () => {
    const hours = { from: '23:00', to: '07:00' }
    const { api, user } = open({ quiet: { hours, until: NOON, pending: { hours: null, at: Date.now() + DAY_MS } } })
    api.on(saferQuiet, { ...NO_QUIET, hours })
    expect(await screen.findByText('安静时段进行中，至 11-21 12:00:00')).toBeVisible()
    expect(screen.getByText(/^取消安静时段：.* 后可确认/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '保持不变' }))
    await waitFor(() => expect(api.calls(saferQuiet)).toEqual([{ hours }]))
  })

  it('[MINE-SAFE-7] sets the interval of the reality check', async () => {
    const { api, user } = open()
    api.on(saferReality, ({ minutes }) => ({ minutes }))
    await user.click(await screen.findByRole('radio', { name: '15 分钟' }))
    await waitFor(() => expect(api.calls(saferReality)).toEqual([{ minutes: 15 }]))
  })
})
