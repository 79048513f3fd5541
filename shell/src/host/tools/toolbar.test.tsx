import { STORAGE_KEY } from '@lantern/contract'
import { expectNoAxeViolations, renderWithPlatform } from '@lantern/testing'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reloadPage } from '../boot/reload-page.ts'
import { aDocument } from '../discovery/override.fixture.ts'
import { boxesOf } from './outline-boxes.ts'
import { Toolbar } from './toolbar.tsx'
import { toolbarRows } from './toolbar-rows.rules.ts'

jest.mock('../boot/reload-page.ts', () => ({ reloadPage: jest.fn() }))

const rows = (overridden: string[] = []) =>
  toolbarRows({
    discovery: aDocument(),
    overridden,
    versions: { games: '1.0.0' },
    loadMs: { games: 123.4 },
    origin: 'https://site.example',
  })
const show = (overridden: string[] = [], acceptsBuilds = true) =>
  renderWithPlatform(<Toolbar rows={rows(overridden)} proposal={null} acceptsBuilds={acceptsBuilds} />)
const open = () => userEvent.click(screen.getByRole('button', { name: /^开发工具/ }))
const chosen = () => JSON.parse(localStorage.getItem(STORAGE_KEY.devtools) ?? '{}').overrides

describe('Toolbar', () => {
  afterEach(() => {
    localStorage.clear()
    jest.mocked(reloadPage).mockClear()
  })

  it('[SHELL-TOOL-2] lists each remote with its version and load time', async () => {
    show(['points'])
    await open()
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items[0]).toContain('games1.0.0 · 123 ms')
    expect(items[1]).toContain('points 试用本页未加载')
    await expectNoAxeViolations(document.body)
  })

  it('[SHELL-TOOL-3] runs a published version, a local port, or the released build', async () => {
    show(['points'])
    await open()
    const games = screen.getByRole('combobox', { name: 'games 的版本' })
    await userEvent.selectOptions(games, '已发布 1.0.0')
    expect(chosen()).toEqual({ games: 'https://site.example/r/games/1.0.0/mf-manifest.json' })
    await userEvent.selectOptions(games, '本机端口…')
    await userEvent.type(screen.getByRole('textbox', { name: 'games 的本机端口' }), '4302{Enter}')
    expect(chosen()).toEqual({ games: 'http://127.0.0.1:4302/mf-manifest.json' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'points 的版本' }), '线上版本')
    expect(reloadPage).toHaveBeenCalledTimes(3)
  })

  it('[SHELL-TOOL-3] resets every remote at once', async () => {
    localStorage.setItem(STORAGE_KEY.devtools, JSON.stringify({ overrides: { games: 'http://127.0.0.1:4302/x.json' } }))
    show(['games'])
    await open()
    await userEvent.click(screen.getByRole('button', { name: '全部还原' }))
    expect(localStorage.getItem(STORAGE_KEY.devtools)).toBeNull()
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-TOOL-1] offers no other builds on a site that accepts signed links only', async () => {
    show(['games'], false)
    await open()
    expect(screen.getByText('本站只接受签名的试用链接')).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('[SHELL-TOOL-5] takes the focus when opened, and Escape gives it back', async () => {
    show()
    const opener = screen.getByRole('button', { name: '开发工具' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const panel = screen.getByRole('complementary', { name: '开发工具' })
    expect(panel).toHaveFocus()
    fireEvent.keyDown(panel, { key: 'Escape' })
    expect(panel).not.toBeInTheDocument()
    expect(opener).toHaveFocus()
  })
})

describe('boxesOf', () => {
  it('[SHELL-TOOL-2] frames what each remote drew, and nothing that drew nothing', () => {
    document.body.innerHTML =
      '<p data-remote="mine" data-version="1.0.0"></p><i data-remote="chat" data-slot="dock"></i>'
    const sizes: Record<string, number> = { P: 100, I: 0 }
    Range.prototype.getBoundingClientRect = function size() {
      return new DOMRect(1, 2, sizes[(this.startContainer as Element).tagName], 50)
    }
    globalThis.DOMRect ??= class {} as never
    expect(boxesOf(document)).toEqual([
      { key: '0 mine · 1.0.0', label: 'mine · 1.0.0', top: 2, left: 1, width: 100, height: 50 },
    ])
  })
})
