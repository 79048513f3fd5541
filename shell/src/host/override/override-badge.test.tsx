import { STORAGE_KEY } from '@lantern/contract'
import { correctClock } from '@lantern/platform'
import { expectNoAxeViolations, renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { NOON } from '../discovery/override.fixture.ts'
import { OverrideBadge } from './override-badge.tsx'

const devtools = (name: string) =>
  localStorage.setItem(STORAGE_KEY.devtools, JSON.stringify({ overrides: { [name]: 'http://localhost:3011/m.json' } }))
const games = { remote: 'games', version: '1.2.3', from: 'localhost:3011', until: NOON + 60_000 }

describe('OverrideBadge', () => {
  beforeEach(() => correctClock(NOON))
  afterEach(() => jest.useRealTimers())

  it('[SHELL-OVR-6] shows the active build, its origin and its end, and ends it with one tap', async () => {
    devtools('games')
    const onEnd = jest.fn()
    const { container, user } = renderWithPlatform(<OverrideBadge overrides={[games]} onEnd={onEnd} />)
    expect(screen.getByText('试用 games 1.2.3')).toBeInTheDocument()
    expect(screen.getByText('来自 localhost:3011 · 至 12:01')).toBeInTheDocument()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: '结束试用' }))
    expect(localStorage.getItem(STORAGE_KEY.devtools)).toBeNull()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-OVR-6] reports an expired override and ends it', () => {
    jest.useFakeTimers({ now: NOON })
    correctClock(NOON)
    devtools('games')
    renderWithPlatform(<OverrideBadge overrides={[games]} onEnd={() => undefined} />, { locale: 'en' })
    act(() => void jest.advanceTimersByTime(60_000))
    expect(screen.getByText('The trial has ended. Reload to use the live version')).toBeInTheDocument()
    expect(localStorage.getItem(STORAGE_KEY.devtools)).toBeNull()
  })

  it('[SHELL-OVR-8] reports a revoked link, while its build runs and after the published one has replaced it', () => {
    const gone = { ...games, from: '', isTakenBack: true }
    const { rerender } = renderWithPlatform(<OverrideBadge overrides={[gone]} onEnd={() => undefined} />)
    expect(screen.getByText('试用 games 1.2.3')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('试用链接已失效，离开本页后使用线上版本')
    expect(screen.getByRole('button', { name: '刷新' })).toBeInTheDocument()
    rerender(<OverrideBadge overrides={[{ ...gone, version: null }]} onEnd={() => undefined} />)
    expect(screen.getByText('games 正在使用线上版本')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(/^试用链接已失效$/)
  })

  it('[SHELL-OVR-12] shows a trial of the shell, which the edge ends', async () => {
    const shell = { remote: 'shell', version: '2.0.0', from: '', until: NOON + 60_000 }
    const onEnd = jest.fn()
    const { user } = renderWithPlatform(<OverrideBadge overrides={[shell]} onEnd={onEnd} />)
    expect(screen.getByText('试用 shell 2.0.0')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '结束试用' }))
    expect(onEnd).toHaveBeenCalledWith('shell')
  })

  it('[SHELL-OVR-6] reports a build that cannot be loaded', () => {
    renderWithPlatform(<OverrideBadge overrides={[{ ...games, version: null, from: '' }]} onEnd={() => undefined} />)
    expect(screen.getByText('games 的试用版本打不开，正在使用线上版本')).toBeInTheDocument()
  })
})
