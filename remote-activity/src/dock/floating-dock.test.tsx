import { suspensionIcon } from '@lantern/contract/activity'
import { breakState } from '@lantern/contract/break-state'
import { saferSettings } from '@lantern/contract/safer-settings'
import { readPromotions, readStoredText } from '@lantern/platform'
import { fakeApi as bareApi, expectNoAxeViolations, NOON, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { FloatingDock } from './floating-dock.tsx'

const icon = (id: string, jump = '/activity/discount') => ({
  id,
  icon: 'offers',
  alt: { zh: `图标${id}`, en: `Icon ${id}` },
  jump,
  start: 0,
  end: NOON * 2,
  position: 1 as const,
  animation: '',
})

function fakeApi(quietUntil: number | null = null) {
  const api = bareApi()
  api.on(breakState, { until: null })
  api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: quietUntil } })
  return api
}

beforeEach(() => localStorage.clear())

describe('FloatingDock', () => {
  it('[ACT-5] does not appear in quiet hours', async () => {
    const api = fakeApi(NOON * 2)
    api.on(suspensionIcon, { list: [icon('1')] })
    renderWithPlatform(<FloatingDock />)
    await waitFor(() => expect(readPromotions().entries).toMatchObject([{ id: 'dock', outcome: 'quiet-hours' }]))
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('[ACT-6] shows at most three icons and no external links', async () => {
    fakeApi().on(suspensionIcon, {
      list: [icon('1'), icon('2', 'https://evil.example'), icon('3'), icon('4'), icon('5')],
    })
    const { container, user } = renderWithPlatform(<FloatingDock />)
    await user.click(await screen.findByRole('button', { name: '展开快捷入口' }))
    await screen.findByRole('link', { name: '图标1' })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      '图标1',
      '图标3',
      '图标4',
    ])
    await expectNoAxeViolations(container)
  })

  it('[ACT-6] moves and hides from a menu and stays hidden for today', async () => {
    fakeApi().on(suspensionIcon, { list: [icon('1')] })
    const first = renderWithPlatform(<FloatingDock />)
    await first.user.click(await screen.findByRole('button', { name: '展开快捷入口' }))
    await first.user.click(await screen.findByRole('button', { name: '快捷入口设置' }))
    const dock = () => screen.getByRole('navigation', { hidden: true }).parentElement?.parentElement
    const choose = async (what: string) => {
      await first.user.click(await screen.findByText(what))
      await first.user.click(screen.getByRole('button', { name: '快捷入口设置', hidden: true }))
    }
    await choose('移到左边')
    expect(dock()).toHaveAttribute('data-side', 'start')
    await choose('上移')
    await choose('上移')
    expect(dock()).toHaveAttribute('data-level', '2')
    expect(screen.queryByText('上移')).toBeNull()
    await choose('下移')
    expect(dock()).toHaveAttribute('data-level', '1')
    expect(readStoredText('floatPlace')).toBe('{"side":"start","level":1}')
    await first.user.click(await screen.findByText('今天不再显示'))
    await waitFor(() => expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument())
    first.unmount()
    renderWithPlatform(<FloatingDock />)
    await waitFor(() => expect(screen.queryByRole('navigation')).not.toBeInTheDocument())
  })
})
