import { isKind, subjectOf } from '@lantern/art'
import { makeGames } from '../games/games.ts'
import { coverPath, pictureNamed } from './pictures.ts'

const games = makeGames().flatMap((game) => (isKind(game.category) ? [{ ...game, kind: game.category }] : []))
const kinds = [...new Set(games.map(({ kind }) => kind))]

describe('covers of the seeded titles', () => {
  it('[ART-1] show the subject that the title names, in Chinese and in English', () => {
    for (const { kind, name } of games) {
      const both = subjectOf(kind, name)
      expect([name.en, both]).not.toEqual([name.en, expect.objectContaining({ subject: null })])
      expect([name.en, both]).not.toEqual([name.en, expect.objectContaining({ setting: null })])
      expect([name.en, subjectOf(kind, { zh: name.zh, en: '' })]).toEqual([name.en, both])
      expect([name.zh, subjectOf(kind, { zh: '', en: name.en })]).toEqual([name.zh, both])
    }
  })

  it.each(kinds)('[ART-2] spread the subjects of %s over its first 30 titles', (kind) => {
    const counts = new Map<string, number>()
    for (const { name } of games.filter((game) => game.kind === kind).slice(0, 30)) {
      const { subject, setting } = subjectOf(kind, name)
      const motif = subject ?? setting ?? ''
      counts.set(motif, (counts.get(motif) ?? 0) + 1)
    }
    const most = kind === 'egame' ? 6 : 8
    expect([...counts].filter(([, count]) => count > most)).toEqual([])
  })

  it.each(kinds)(
    '[ART-26] show at least twelve subjects in the lobby of %s, ten where a venue has four titles',
    (kind) => {
      const shown = new Set(games.filter((game) => game.kind === kind).map(({ name }) => subjectOf(kind, name).subject))
      expect(shown.size).toBeGreaterThanOrEqual(kind === 'sport' ? 10 : 12)
    },
  )

  it('[ART-2] are all different, and have addresses of their own', () => {
    const svgs = games.map((game) => pictureNamed(`cover/${game.gameCode}`)?.svg)
    expect(svgs).not.toContain(undefined)
    expect(new Set(svgs).size).toBe(games.length)
    expect(new Set(games.map(coverPath)).size).toBe(games.length)
  })
})
