import { adsAt } from '../content/ads.ts'
import { bannerPath } from '../content/art/pictures.ts'
import { popsAt } from './campaigns.ts'
import { SEED_OFFERS } from './seed-offers.ts'

describe('bannerPath', () => {
  it('[ART-27] gives every seeded offer, campaign and advertisement a picture, each offer its own', () => {
    const offers = SEED_OFFERS.map(({ id }) => bannerPath(id))
    expect(new Set(offers).size).toBe(SEED_OFFERS.length)
    const paths = [...offers, ...popsAt(0).map(({ id }) => bannerPath(id)), ...adsAt(0, 'en').map(({ image }) => image)]
    for (const path of paths) expect(path).toMatch(/^\/site\/api\/v1\/media\/art\/banner\/\w+\.svg\?v=\w{12}$/)
  })

  it('[ART-27] gives none to an unknown id, whatever its title', () => {
    expect([bannerPath('offer-20261128'), bannerPath('constructor'), bannerPath('')]).toEqual(['', '', ''])
  })

  it('[ART-27] gives an advertisement the same picture in both languages', () => {
    const images = (locale: 'zh-CN' | 'en') => adsAt(0, locale).map(({ image }) => image)
    expect(images('en')).toEqual(images('zh-CN'))
  })
})
