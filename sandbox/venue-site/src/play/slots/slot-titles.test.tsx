/** The slot titles of the lobby as their pages show them: each theme with its symbols, each title with its pay table. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { titleOf } from '../../../../src/content/games/titles.ts'
import { seedHash } from '../../../../src/engines/draws/draws.rules.ts'
import { VenueSite } from '../../venue-site.tsx'

/** As many as the sandbox has words for. */
const THEMES = 16
/** Second words of titles with 243 ways and with 20 lines. */
const ENGINES = [
  ['ways', 0],
  ['lines', 1],
] as const

type Shown = { theme: string; engine: string; symbols: string[]; art: string[]; pays: string[] }

afterEach(cleanup)

/** Opens a title and reads its symbols and its pay table from the page. */
async function shownOf(first: number, second: number): Promise<Shown> {
  const gameCode = `PGDZ-${first}-${second}`
  const title = titleOf({ gameCode, category: 'egame', first, second })
  if (title?.game?.engine !== 'lines' && title?.game?.engine !== 'ways')
    throw new Error('A title of slots has an engine')
  const { engine, sheet } = title.game
  const game = {
    gameCode,
    enName: 'PGDZ',
    venue: { zh: 'PG 电子', en: 'PG Slots' },
    name: { zh: gameCode, en: gameCode },
    engine,
    rtp: title.rtp,
    volatility: title.volatility,
    cycleMs: 1,
    stakes: ['1.00'],
    maxMultiple: 1,
    walletMode: 1,
    sheet,
  }
  const next = { serverSeedHash: seedHash('server-seed'), nonce: 1 }
  const table = { game, next, balance: '100.00', waitMs: 0, rounds: [] }
  const session = { token: 't', enName: 'PGDZ', parentOrigin: '', expireAt: 9 }
  sessionStorage.clear()
  globalThis.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as never
  globalThis.fetch = (async (path: string) => ({
    json: async () => ({ code: 350, message: '', data: path.startsWith('/v1/book/session') ? session : table }),
  })) as never

  const { unmount } = render(<VenueSite code="a-code" venue="PGDZ" game={gameCode} initialLocale="en" />)
  await screen.findByText(gameCode, { selector: 'h1' })
  fireEvent.click(screen.getByLabelText('Rules and pays'))
  const sheetOfRules = document.querySelector('dialog') as HTMLElement
  const rules = within(sheetOfRules)
  expect(rules.getByText(engine === 'ways' ? /^243 ways:/ : /^20 lines:/)).toBeInTheDocument()
  const rows = [...sheetOfRules.querySelectorAll('tr')]
  const wild = rules.getByText(/wild/i)
  const shown = {
    theme: title.theme,
    engine,
    symbols: [wild.textContent ?? '', ...rows.map((row) => row.querySelector('th')?.textContent ?? '')],
    art: [wild, ...rows].map((part) => [...part.querySelectorAll('path')].map((path) => path.getAttribute('d')).join()),
    pays: rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join()),
  }
  unmount()
  return shown
}

it('[SBX-276] shows each of 16 themes with symbols of its own, the same on both engines, and each title with its own pay table', async () => {
  const titles: Shown[] = []
  for (let first = 0; first < THEMES; first += 1)
    for (const [, second] of ENGINES) titles.push(await shownOf(first, second))
  const different = (read: (title: Shown) => unknown) =>
    new Set(titles.map((title) => JSON.stringify(read(title)))).size
  expect(titles).toHaveLength(32)
  expect(different(({ theme }) => theme)).toBe(THEMES)
  expect(different(({ engine }) => engine)).toBe(ENGINES.length)
  expect(different(({ symbols }) => symbols)).toBe(THEMES)
  expect(different(({ art }) => art)).toBe(THEMES)
  expect(different(({ pays }) => pays)).toBe(titles.length)
  // A wild and nine symbols, each with three pays.
  expect(titles.every(({ symbols, pays }) => new Set(symbols).size === 10 && pays.length === 9)).toBe(true)
}, 60_000)
