import type { Game } from '@lantern/contract/games'
import { varied } from './varied.rules.ts'

const game = (gameCode: string, theme: string) => ({ gameCode, theme }) as Game
const codes = (rows: readonly Game[][]) => rows.map((row) => row.map(({ gameCode }) => gameCode))

describe('rows of a lobby that are in view at once', () => {
  it('[GAMES-122] begin with themes that do not stand above, each once', () => {
    const first = [game('v1', 'volcano'), game('d1', 'dragon'), game('d2', 'dragon'), game('t1', 'tiger')]
    const second = [game('d3', 'dragon'), game('t2', 'tiger'), game('c1', 'candy')]
    expect(codes(varied([first, second], [game('v0', 'volcano')]))).toEqual([
      ['d1', 't1', 'v1', 'd2'],
      ['c1', 'd3', 't2'],
    ])
  })

  it('[GAMES-122] keep games without a theme in their place', () => {
    const row = [game('a', ''), game('d1', 'dragon'), game('b', '')]
    expect(codes(varied([row], []))).toEqual([['a', 'd1', 'b']])
  })

  it('[GAMES-122] may repeat what has scrolled out of a row above', () => {
    const themes = ['a', 'b', 'c', 'd', 'e', 'f']
    const row = themes.map((theme) => game(`1${theme}`, theme))
    expect(codes(varied([row, [game('2a', 'a'), game('2f', 'f')]], []))[1]).toEqual(['2f', '2a'])
  })
})
