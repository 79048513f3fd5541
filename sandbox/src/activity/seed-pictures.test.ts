import { bannerPath } from '../content/art/pictures.ts'
import { popsAt } from './campaigns.ts'
import { SEED_OFFERS } from './seed-offers.ts'

it('[ART-1] every offer and campaign has a banner of its own subject', () => {
  const offers = SEED_OFFERS.map(({ title }) => bannerPath(title))
  expect(offers).not.toContain('')
  expect(new Set(offers).size).toBe(SEED_OFFERS.length)
  for (const { title } of [...SEED_OFFERS, ...popsAt(0)]) {
    expect(bannerPath(title)).not.toBe('')
    expect([title.zh, bannerPath({ zh: title.zh, en: '' })]).toEqual([title.zh, bannerPath({ zh: '', en: title.en })])
  }
})
