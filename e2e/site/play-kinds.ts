/**
 * One game of each of the seven kinds, and how a member plays it, in Chinese and English. Played by clicks: under touch emulation Chromium 150.0.7871 sends
 * a touch to the right point of a frame of another site, but applies the frame's transform twice to the click that follows.
 */
import type { FrameLocator } from '@playwright/test'
import { expect } from '@playwright/test'
import { control, siteNow } from './control.ts'

/** The newest bet of a kind, as the records list it. */
export type KnownBet = { readonly no: string; readonly state: number }

type Played = {
  readonly venue: FrameLocator
  /** The bet placed on this game, once the records list it. */
  readonly ownBet: () => Promise<KnownBet>
}

export type Kind = {
  readonly category: string
  /** Page of its lobby. */
  readonly lobby: string
  /** The game whose cover is tapped; a book of sport is entered from its board. */
  readonly game: { readonly venue: string; readonly code: string } | null
  readonly path: string
  /** Its rounds are drawn from seeds, which the page checks. */
  readonly isFair: boolean
  /** Places a bet and makes it be decided. */
  readonly play: (played: Played) => Promise<void>
}

/** Clocks of games whose rounds run for everyone (sandbox/src/engines/shared). */
const DRAWS = { everyMs: 60_000, offsetMs: 0 }
const TABLE = { everyMs: 42_000, offsetMs: 28_000 }

export const KINDS: readonly Kind[] = [
  { category: 'sport', lobby: '/game/sport', game: null, path: 'sport/ob', isFair: false, play: playBook },
  {
    category: 'realbet',
    lobby: '/game/realbet',
    game: { venue: 'AG', code: 'AG-004' },
    path: 'realbet/ag',
    isFair: true,
    play: (played) => playShared(played, TABLE, /^(闲|Player) ×/),
  },
  {
    category: 'gaming',
    lobby: '/game/gaming',
    game: { venue: 'YBDJ', code: 'YBDJ-001' },
    path: 'gaming/ybdj',
    isFair: false,
    play: playBook,
  },
  {
    category: 'chess',
    lobby: '/game/chess',
    game: { venue: 'KYQP', code: 'KYQP-010' },
    path: 'chess/kyqp',
    isFair: true,
    play: (played) => playRound(played, /^(发牌|Deal)$/),
  },
  {
    category: 'egame',
    lobby: '/game/egame',
    game: { venue: 'JDB', code: 'JDB-001' },
    path: 'egame/jdb',
    isFair: true,
    play: (played) => playRound(played, /^(旋转|Spin)$/),
  },
  {
    category: 'lottery',
    lobby: '/game/lottery',
    game: { venue: 'VRCP', code: 'VRCP-011' },
    path: 'lottery/vrcp',
    isFair: true,
    play: (played) => playShared(played, DRAWS, /^(总和大|Sum big)/),
  },
  {
    category: 'fishing',
    lobby: '/game/fishing',
    game: { venue: 'JDBBY', code: 'JDBBY-001' },
    path: 'fishing/jdbby',
    isFair: true,
    play: (played) => playRound(played, /^(撒网捕|Cast at )/),
  },
]

/** A round that the member plays alone. */
async function playRound({ venue }: Played, action: RegExp): Promise<void> {
  await venue.getByRole('button', { name: action }).click()
  await expect(venue.getByRole('status')).toHaveText(/返还|eturn/)
}

/** A bet on a round that the clock decides. */
async function playShared({ venue }: Played, clock: typeof DRAWS, position: RegExp): Promise<void> {
  const spot = venue.getByRole('button', { name: position }).first()
  await expect(spot).toBeVisible()
  // To the start of a round, so that betting is open for all of the next steps.
  const now = await siteNow()
  const next = Math.floor((now - clock.offsetMs) / clock.everyMs) + 1
  await control({ action: 'clock.jump', ms: next * clock.everyMs + clock.offsetMs - now })
  await expect(venue.getByRole('banner')).toContainText(new RegExp(`(第 ${next} [期局]|(Draw|Round) ${next}) ·`))
  await spot.click()
  await venue.getByRole('button', { name: /^(确认下注|Place bets)$/ }).click()
  await expect(venue.getByText(/^(已下注 1\.00|1\.00 placed)$/)).toBeVisible()
  await control({ action: 'clock.jump', ms: clock.everyMs })
}

/** A single on the first price of an upcoming match, whose end decides it. */
async function playBook({ venue, ownBet }: Played): Promise<void> {
  await venue.getByRole('tab', { name: /^(即将开赛|Upcoming)/ }).click()
  await venue
    .getByRole('button', { name: /\d+\.\d\d$/, disabled: false })
    .first()
    .click()
  const slip = venue.getByRole('dialog')
  await slip.getByRole('textbox').fill('5')
  await slip.getByRole('radio', { name: /^(接受任何|Take any)$/ }).check()
  await slip.getByRole('button', { name: /^(确认投注|Place bet)$/ }).click()
  await expect(venue.getByRole('dialog', { name: /^(投注成功|Bet placed)$/ })).toBeVisible()
  await venue.getByRole('button', { name: /^(继续浏览|Keep browsing)$/ }).click()
  await control({ action: 'bet.settle', betNo: (await ownBet()).no, result: 'win' })
}
