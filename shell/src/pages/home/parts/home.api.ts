import type { JsonCacheKey } from '@lantern/contract/site'
import { namingList, noticeList, platformCountsSchema, stationAdList } from '@lantern/contract/site'
import { venueList } from '@lantern/contract/venues'
import { useLocale } from '@lantern/i18n'
import { useEvent } from '@lantern/platform'
import { useSyncExternalStore } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { beginningOf } from '../../../host/boot/home-cache.ts'
import { createLateRead, type LateRead, type LiveRead, type ReadView } from './late-read.ts'

const adsRead = late('ads', stationAdList.response, async () => (await live()).ads)
const noticesRead = late('notices', noticeList.response, async () => (await live()).notices)
const venuesRead = late('venueList', venueList.response, async () => (await live()).venues)
const namingRead = late('naming', namingList.response, async () => (await live()).naming)
/** Polled only where the edge inlined some: an empty cache has nothing to show a visitor. */
const countsRead = late('counts', platformCountsSchema, async () => (await live()).counts, true)

export const useAds = () => useRead(adsRead)
export const useNotices = () => useRead(noticesRead)
export const useVenues = () => useRead(venuesRead)

/** Names of categories and venues from the site (spec 7.13); falls back to the page's own. */
export const useNames = (): ((code: string, own: { zh: string; en: string }) => string) => {
  const isEnglish = useLocale() === 'en'
  const { data } = useRead(namingRead)
  return (code, own) => {
    const { zh, en } = data?.list.find((one) => one.code === code) ?? own
    return isEnglish ? en || own.en : zh || own.zh
  }
}

export const useCounts = () => {
  useEvent('counts:known', ({ counts }) => countsRead.tell(counts))
  return useRead(countsRead)
}

function live() {
  return import(/* webpackChunkName: "offline-queries" */ './live-reads.ts')
}

function late<Schema extends GenericSchema>(
  key: JsonCacheKey,
  schema: Schema,
  load: () => Promise<LiveRead<InferOutput<Schema>>>,
  isOptional = false,
): LateRead<InferOutput<Schema>> {
  return createLateRead({ begin: () => beginningOf(key, schema), load, isOptional })
}

function useRead<Data>(read: LateRead<Data>): ReadView<Data> {
  return useSyncExternalStore(read.subscribe, read.view, read.view)
}
