import { STORAGE_KEY } from '@lantern/contract'
import { correctClock } from '@lantern/platform'
import { act, screen } from '@testing-library/react'
import { aBoot, aDocument, aSigned, NOON } from '../discovery/override.fixture.ts'
import { mayOverride } from '../override/override-mark.ts'
import { takeStaffSession } from './staff-session.ts'

const ACCEPTS = ['http://127.0.0.1:*']
const toolbar = () => screen.queryByRole('button', { name: /开发工具/ })
const session = (overrideOrigins: string[]) =>
  act(() => takeStaffSession(aBoot({ overrideOrigins, discovery: aSigned(aDocument()) })))

describe('takeStaffSession', () => {
  beforeEach(() => correctClock(NOON))
  afterEach(() => {
    localStorage.clear()
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
  })

  it('[SHELL-TOOL-1] shows the toolbar after #tools and keeps it, without the mark in the address', async () => {
    expect(mayOverride()).toBe(false)
    history.replaceState(null, '', '/game/sport?tab=live#tools')
    expect(mayOverride()).toBe(true)
    await session(ACCEPTS)
    expect(toolbar()).toBeInTheDocument()
    expect(location.href).toBe('http://localhost/game/sport?tab=live')
    document.body.replaceChildren()
    expect(mayOverride()).toBe(true)
    await session(ACCEPTS)
    expect(toolbar()).toBeInTheDocument()
  })

  it('[SHELL-TOOL-1] shows nothing on a site with members, and forgets', async () => {
    history.replaceState(null, '', '/#tools')
    localStorage.setItem(STORAGE_KEY.tools, '1')
    await session([])
    expect(toolbar()).toBeNull()
    expect(mayOverride()).toBe(false)
  })

  it('[SHELL-TOOL-4] asks before it runs the build that a link proposes', async () => {
    history.replaceState(null, '', `/#tools=games@${encodeURIComponent('http://127.0.0.1:4302/mf-manifest.json')}`)
    await session(ACCEPTS)
    expect(screen.getByText('在本设备上用 http://127.0.0.1:4302/mf-manifest.json 的代码运行 games？')).toBeVisible()
    expect(localStorage.getItem(STORAGE_KEY.devtools)).toBeNull()
  })

  it('[SHELL-TOOL-4] offers no button for an origin that the site does not accept', async () => {
    history.replaceState(null, '', `/#tools=games@${encodeURIComponent('https://evil.example/mf-manifest.json')}`)
    await session(ACCEPTS)
    expect(screen.getByText('本站不接受来自 https://evil.example/mf-manifest.json 的代码')).toBeVisible()
    expect(screen.queryByRole('button', { name: '运行' })).toBeNull()
  })
})
