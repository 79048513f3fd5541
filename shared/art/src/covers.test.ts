import { brotliCompressSync } from 'node:zlib'
import { coverOf, KIND_ART, type Kind, subjectOf } from './covers.ts'
import { SPOTS } from './scene/lantern.ts'
import { VIEWS } from './scene/scene.ts'
import type { Setting, Subject } from './subjects/subject.ts'
import type { Title } from './words/meaning.rules.ts'

const KINDS = Object.keys(KIND_ART) as Kind[]

/** Every pair of words of a kind. */
function titles(kind: Kind): Title[] {
  const { subjects, settings } = KIND_ART[kind].words
  return subjects.flatMap(([zh, en]) =>
    settings.map(([zhTwo, enTwo]) => ({ zh: `${zh}${zhTwo}`, en: `${en} ${enTwo}` })),
  )
}

/** The shapes of a drawing, without materials, marks and opacity. */
const uncoloured = (drawing: string): string =>
  drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('(') ? line : line.replace(/^\S+ /, '')))
    .join('\n')

const drawn = (kind: Kind) => titles(kind).map((title) => ({ title, svg: coverOf(kind, title, title.en) }))

describe.each(KINDS)('covers of %s', (kind) => {
  it('[ART-3] have at most 6,000 bytes as served', () => {
    const heavy = drawn(kind).filter(({ svg }) => brotliCompressSync(svg).length > 6_000)
    expect(heavy.map(({ title }) => title.en)).toEqual([])
  })

  it('[ART-4] contain only shapes, gradients and references to their own parts', () => {
    for (const { svg } of drawn(kind)) {
      const tags = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag))
      const allowed = [
        'svg',
        'view',
        'defs',
        'linearGradient',
        'radialGradient',
        'stop',
        'g',
        'use',
        'path',
        'circle',
        'ellipse',
      ]
      expect([...tags].filter((tag) => !allowed.includes(tag ?? ''))).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|style=|xlink|href="[^#]|url\([^#]|\son\w+=/)
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(svg).toContain(`id="${id}"`)
    }
  })

  it('[ART-6] are the same for the same title and seed, and others for another seed', () => {
    const [title = { zh: '', en: '' }] = titles(kind)
    expect(coverOf(kind, title, 'a')).toBe(coverOf(kind, title, 'a'))
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => coverOf(kind, title, seed))).size).toBe(4)
  })

  it('are drawn for titles of unknown words too', () => {
    expect(subjectOf(kind, { zh: '？', en: '?' })).toEqual({ subject: null, setting: null })
    expect(coverOf(kind, { zh: '？', en: '?' }, 'x')).toMatch(/^<svg /)
  })

  it('[ART-26] have at least twelve subjects of several layers, no two of which differ in colours only', () => {
    const subjects: Subject[] = Object.values(KIND_ART[kind].subjects)
    const settings: Setting[] = Object.values(KIND_ART[kind].settings)
    const drawings = subjects.map(({ drawing }) => uncoloured(drawing))
    expect(new Set(drawings).size).toBe(subjects.length)
    for (const drawing of drawings) expect(drawing.split('\n').length).toBeGreaterThan(4)
    const added = settings.map(({ back = '', front = '', ...more }) =>
      JSON.stringify({ ...more, back: uncoloured(back), front: uncoloured(front) }),
    )
    expect(added).not.toContain(JSON.stringify({ back: '', front: '' }))
    expect(new Set(added).size).toBe(settings.length)
    expect(subjects.length).toBeGreaterThanOrEqual(12)
  })

  it('[ART-26] have a title for each subject', () => {
    const { subjects } = KIND_ART[kind]
    const named = new Set(titles(kind).map((title) => subjectOf(kind, title).subject))
    expect(named).toEqual(new Set(Object.keys(subjects)))
  })
})

/** Shares of the cover that badge (top left), star (top right) and state (bottom) take at 112 px. */
const CLEAR = { badge: { right: 0.5, bottom: 0.2 }, star: { left: 0.66, bottom: 0.26 }, state: { top: 0.82 } }
/** Half the lantern's width and height. */
const HALF = { width: 7, height: 9 }

it.each(Object.entries(SPOTS).filter(([shape]) => shape !== 'banner'))(
  '[ART-5] keeps the lantern of %s pictures clear of badge, star and state',
  (shape, spots) => {
    const [left = 0, top = 0, width = 0, height = 0] = VIEWS[shape as keyof typeof VIEWS].split(' ').map(Number)
    for (const { x, y } of spots) {
      const box = {
        left: (x - HALF.width - left) / width,
        right: (x + HALF.width - left) / width,
        top: (y - HALF.height - top) / height,
        bottom: (y + HALF.height - top) / height,
      }
      expect(box.left >= 0 && box.right <= 1).toBe(true)
      expect(box.left > CLEAR.badge.right || box.top > CLEAR.badge.bottom).toBe(true)
      expect(box.right < CLEAR.star.left || box.top > CLEAR.star.bottom).toBe(true)
      expect(box.bottom).toBeLessThan(CLEAR.state.top)
    }
  },
)
