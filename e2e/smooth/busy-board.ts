/** A board of many matches whose prices change often: responses of the site with repeated matches, and a simulated stream. */
import type { BoardMatch, SportFrame, SportRequest } from '@lantern/contract/sport'
import { SPORT_SOCKET_PATH, sportBoard } from '@lantern/contract/sport'
import type { Page } from '@playwright/test'

/** Matches of a frame, as the sandbox sends them. */
const FRAME_MATCHES = 20
const SECOND_MS = 1_000

export type BusyBoard = {
  /** Price changes sent so far. */
  sent(): number
  stop(): void
}

/**
 * Call before the page opens.
 *
 * @param board.changes prices a second, sent in frames that are spread over it
 */
export async function busyBoard(
  page: Page,
  { matches, changes }: { matches: number; changes: number },
): Promise<BusyBoard> {
  const known = new Map<string, BoardMatch>()
  let sent = 0
  const timers = new Set<NodeJS.Timeout>()

  await page.route(`**${sportBoard.path}`, async (route) => {
    const { live } = route.request().postDataJSON() as { live?: boolean }
    const response = await route.fetch()
    if (live) return route.fulfill({ response })
    const body = await response.json()
    body.data.list = repeated(body.data.list, matches)
    for (const match of body.data.list as BoardMatch[]) known.set(match.id, match)
    return route.fulfill({ response, json: body })
  })

  await page.routeWebSocket(new RegExp(SPORT_SOCKET_PATH), (socket) => {
    let watched: readonly string[] = []
    let book = ''
    socket.onMessage((text) => {
      const request = JSON.parse(String(text)) as SportRequest
      if (request.kind !== 'watch') return
      watched = request.ids.filter((id) => known.has(id))
      book = request.book
    })
    let next = 0
    const timer = setInterval(
      () => {
        const at = Date.now()
        const changed = Array.from({ length: Math.min(FRAME_MATCHES, watched.length) }, () => {
          next = (next + 1) % watched.length
          return change(known.get(watched[next] ?? '') as BoardMatch, next + at)
        })
        send({ kind: 'prices', book, at, matches: changed })
        sent += changed.length
      },
      SECOND_MS / Math.ceil(changes / FRAME_MATCHES),
    )
    timers.add(timer)
    socket.onClose(() => clearInterval(timer))
    const send = (frame: SportFrame) => socket.send(JSON.stringify(frame))
  })
  return {
    sent: () => sent,
    stop: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** The given number of matches, each with unique ids. */
function repeated(list: readonly BoardMatch[], count: number): BoardMatch[] {
  return Array.from({ length: count }, (_, at) => {
    const one = list[at % list.length] as BoardMatch
    const copy = Math.floor(at / list.length)
    if (copy === 0) return one
    const own = (id: string) => `${id}x${copy}`
    return {
      ...one,
      id: own(one.id),
      markets: one.markets.map((market) => ({
        ...market,
        id: own(market.id),
        selections: market.selections.map((selection) => ({ ...selection, id: own(selection.id) })),
      })),
    }
  })
}

/** New prices of one market of a match. */
function change(match: BoardMatch, turn: number) {
  const market = match.markets[turn % Math.max(1, match.markets.length)]
  if (!market) return { id: match.id, markets: [], gone: [] }
  const selections = market.selections.map((selection, at) => ({
    ...selection,
    odds: (1.5 + ((turn * 7 + at * 31) % 200) / 100).toFixed(2),
  }))
  return {
    id: match.id,
    markets: [{ ...market, state: 1 as const, oddsVersion: market.oddsVersion + turn, selections }],
    gone: [],
  }
}
