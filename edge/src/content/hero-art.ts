import { heroAdsAt, type StationAd, stationAdList } from '@lantern/contract/site'
import * as v from 'valibot'

/** A path of this site without anything that ends a string or an element. */
const OWN_PATH = /^\/(?![/\\])[\w\-./~%?=&+,]+$/

const lists = new WeakMap<object, readonly StationAd[]>()

/**
 * The picture that home shows first.
 *
 * @param ads answer of the upstream, not validated
 * @param atMs epoch ms
 * @returns a path that is safe in a style and an attribute; undefined without a banner, or if its picture is drawn by the page
 */
export function heroArtOf(ads: unknown, atMs: number): string | undefined {
  if (typeof ads !== 'object' || ads === null) return undefined
  const known = lists.get(ads) ?? parsed(ads)
  lists.set(ads, known)
  const image = heroAdsAt(known, atMs)[0]?.image
  return image !== undefined && OWN_PATH.test(image) ? image : undefined
}

function parsed(ads: object): readonly StationAd[] {
  const result = v.safeParse(stationAdList.response, ads)
  return result.success ? result.output.list : []
}
