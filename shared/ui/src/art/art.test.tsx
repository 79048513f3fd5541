import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describePrimitive } from '../test/describe-primitive.tsx'
import { Avatar } from './avatar.tsx'
import { CoverArt } from './cover-art.tsx'
import { EmptyArt } from './empty-art.tsx'
import { MOTIFS } from './motifs.tsx'
import { drawFrom } from './seed.rules.ts'
import { VenueMark } from './venue-mark.tsx'

describePrimitive('CoverArt', (extras) => <CoverArt seed="1" motif="sport" label="Cup" {...extras} />)
describePrimitive('VenueMark', (extras) => <VenueMark code="OBTY" label="OB" {...extras} />)
describePrimitive('Avatar', (extras) => <Avatar seed="1" name="demo" label="demo" {...extras} />)
describePrimitive('EmptyArt', (extras) => <EmptyArt kind="mail" {...extras} />)

describe('generated art', () => {
  it('draws the same picture for the same seed and different ones otherwise', () => {
    const cover = (seed: string) => renderToStaticMarkup(<CoverArt seed={seed} motif="slots" />)
    expect(cover('a')).toBe(cover('a'))
    expect(new Set(Array.from({ length: 60 }, (_, index) => cover(`game-${index}`))).size).toBe(60)
  })

  it.each(MOTIFS)('[UI-17] draws %s without style attributes, which the policy refuses', (motif) => {
    expect(renderToStaticMarkup(<CoverArt seed="x" motif={motif} />)).not.toMatch(/ style=|NaN|undefined/)
  })

  it('is decorative unless labelled', () => {
    const { container } = render(<VenueMark code="OBTY" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('draws the first character of any name', () => {
    render(<Avatar seed="1" name="😀x" label="a" />)
    render(<Avatar seed="2" name="  " label="b" />)
    expect(screen.getByRole('img', { name: 'a' })).toHaveTextContent('😀')
    expect(screen.getByRole('img', { name: 'b' })).toHaveTextContent('·')
  })

  it('keeps the light of an avatar inside its round edge and above the initial', () => {
    for (let member = 0; member < 200; member += 1) {
      const { container, unmount } = render(<Avatar seed={`${member}`} name="灯" />)
      const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(container.querySelector('circle')?.getAttribute(name)))
      expect(Math.hypot(24 - (x ?? 0), 24 - (y ?? 0)) + (r ?? 0)).toBeLessThanOrEqual(24)
      // An initial of 20 px stands around the line at 25.
      expect((y ?? 0) + (r ?? 0)).toBeLessThan(15)
      unmount()
    }
  })

  it('draws within its bounds', () => {
    const draw = drawFrom('seed')
    const numbers = Array.from({ length: 500 }, () => draw.between(2, 5))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(5)
    expect(new Set(Array.from({ length: 200 }, () => draw.pick(4)))).toEqual(new Set([0, 1, 2, 3]))
  })
})
