import { render } from '@testing-library/react'
import { crestOf } from './crest.rules.ts'
import { Crest } from './crest.tsx'

const CLUBS = Array.from({ length: 200 }, (_, at) => `Club ${at} of Lantern`)

describe('crests', () => {
  it('[GAMES-89] are the same for a club wherever it stands, and tell clubs apart', () => {
    const drawn = CLUBS.map((name) => JSON.stringify(crestOf(name)))
    expect(CLUBS.map((name) => JSON.stringify(crestOf(name)))).toEqual(drawn)
    // Shapes repeat; shape, mark and colours together hardly do.
    expect(new Set(drawn).size).toBeGreaterThan(190)
    expect(new Set(CLUBS.map((name) => crestOf(name).plate)).size).toBe(5)
    expect(new Set(CLUBS.map((name) => crestOf(name).pattern)).size).toBe(6)
  })

  it('[GAMES-89] have two colours that are far enough apart to be seen', () => {
    for (const name of CLUBS) {
      const { hue, second } = crestOf(name)
      const apart = Math.abs(hue - second)
      expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(90)
    }
  })

  it('[GAMES-89] draw a plate, a mark and an edge, and say nothing to screen readers', () => {
    const { container } = render(<Crest name="Riverbend" />)
    const svg = container.querySelector('svg')
    expect(svg).toHaveAttribute('aria-hidden', 'true')
    const paths = [...container.querySelectorAll('path')]
    expect(paths).toHaveLength(3)
    expect(paths.every((path) => (path.getAttribute('d') ?? '') !== '')).toBe(true)
  })
})
