import { render } from '@testing-library/react'
import { crestOf } from './crest.rules.ts'
import { Crest } from './crest.tsx'

const CLUBS = Array.from({ length: 200 }, (_, at) => `Club ${at} of Lantern`)

describe('crests', () => {
  it('[PAGE-17] are always the same for a club, and different for different clubs', () => {
    const drawn = CLUBS.map((name) => JSON.stringify(crestOf(name)))
    expect(CLUBS.map((name) => JSON.stringify(crestOf(name)))).toEqual(drawn)
    // Shapes repeat; the combination of shape, mark and colours hardly does.
    expect(new Set(drawn).size).toBeGreaterThan(190)
    expect(new Set(CLUBS.map((name) => crestOf(name).plate)).size).toBe(5)
    expect(new Set(CLUBS.map((name) => crestOf(name).pattern)).size).toBe(6)
  })

  it('[PAGE-17] have two clearly different colours', () => {
    for (const name of CLUBS) {
      const { hue, second } = crestOf(name)
      const apart = Math.abs(hue - second)
      expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(90)
    }
  })

  it('[PAGE-17] have a plate and a mark, are one element, and are hidden from screen readers', () => {
    const { container } = render(<Crest name="Riverbend" />)
    const { plate, pattern } = crestOf('Riverbend')
    const crest = container.firstElementChild
    expect(crest).toHaveAttribute('aria-hidden', 'true')
    expect(crest).toHaveAttribute('data-plate', String(plate))
    expect(crest).toHaveAttribute('data-mark', String(pattern))
    expect(crest).toBeEmptyDOMElement()
  })
})
