import type { PublishedSkin, Showing, SkinsDocument } from '@lantern/contract/skins-document'
import { chooseSkin } from './choose-skin.rules.ts'
import { siteSkinOf } from './site-skin.ts'

const moon = { code: 'moon', version: 'a' } as PublishedSkin
const pine = { code: 'pine', version: 'b' } as PublishedSkin
const show = (rest: Partial<Showing>): Showing => ({
  revision: 1,
  code: 'moon',
  version: 'a',
  startAt: null,
  endAt: null,
  percent: 100,
  ...rest,
})
const site = (rest: object = {}) =>
  siteSkinOf({ siteFestivalSkin: { code: 'harbour', startAt: null, endAt: null, ...rest } })

function chosen(showings: Showing[], rest: Partial<Parameters<typeof chooseSkin>[0]> = {}) {
  const document: SkinsDocument = { zone: '', showings, skins: { 'moon@a': moon, 'pine@b': pine } }
  const skin = chooseSkin({ document, site: null, preview: null, nowMs: 500, bucketOf: () => 1, ...rest })
  return skin === null ? null : [skin.kind, skin.skin.code, skin.until]
}

describe('chooseSkin', () => {
  it('[EDGE-SKIN-7] takes the release service before the site, and the site where the release service shows nothing', () => {
    expect(chosen([], { site: site() })).toEqual(['site', 'harbour', null])
    expect(chosen([show({})], { site: site() })).toEqual(['desk', 'moon', null])
    expect(chosen([show({ code: 'plain', version: '' })], { site: site() })).toBeNull()
    expect(chosen([show({ startAt: 600, endAt: 700 })], { site: site() })).toEqual(['site', 'harbour', null])
    expect(chosen([])).toBeNull()
  })

  it('[EDGE-SKIN-7] takes the skin of the release service at the time of pre-info when both name it', () => {
    expect(chosen([], { site: site({ code: 'pine', endAt: 900 }) })).toEqual(['desk', 'pine', 900])
    const withPicture = site({ code: 'pine', images: { headerBg: '/static/a.png' } })
    expect(chosen([], { site: withPicture })).toEqual(['site', 'pine', null])
    for (const time of [{ startAt: 501 }, { endAt: 500 }]) expect(chosen([], { site: site(time) })).toBeNull()
  })

  it('[EDGE-SKIN-8] shows a preview before everything', () => {
    const preview = { code: 'pine', version: 'b', until: 501 }
    expect(chosen([show({})], { preview })).toEqual(['preview', 'pine', 501])
    expect(chosen([show({})], { preview: { ...preview, version: 'gone' } })).toEqual(['desk', 'moon', null])
  })
})

describe('siteSkinOf', () => {
  it('takes no name that could leave its selector, and nothing that is no skin', () => {
    expect(site({ code: "x'],html[data-x='" })).toBeNull()
    for (const preInfo of [null, {}, { siteFestivalSkin: 'pine' }]) expect(siteSkinOf(preInfo)).toBeNull()
  })
})
