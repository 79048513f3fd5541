import { brotliCompressSync } from 'node:zlib'
import { bannerOf } from './banners.ts'
import { contactSheet } from './contact-sheet.ts'
import { OFFER_DRAWINGS } from './subjects/drawings/offers.ts'

describe('banners', () => {
  it('[ART-3] have at most 30,000 bytes as served, and a thumbnail of the same file', () => {
    for (const motif of Object.keys(OFFER_DRAWINGS)) {
      const svg = bannerOf(motif) ?? ''
      expect([motif, brotliCompressSync(svg).length < 30_000]).toEqual([motif, true])
      expect(svg).toMatch(/<view id="square"/)
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })

  it('[ART-27] are drawn by name; an unknown name has none', () => {
    expect(bannerOf('birthday')).not.toBe(bannerOf('idea'))
    expect([bannerOf('constructor'), bannerOf('')]).toEqual([null, null])
  })
})

it('the contact sheet shows every subject of every kind, each one differently', () => {
  const sheets = contactSheet(2)
  expect(sheets.map(({ kind }) => kind)).toEqual([
    'egame',
    'fishing',
    'chess',
    'realbet',
    'lottery',
    'gaming',
    'sport',
    'offers',
  ])
  const svgs = sheets.flatMap(({ pictures }) => pictures.map(({ svg }) => svg))
  expect(new Set(svgs).size).toBe(svgs.length)
})
