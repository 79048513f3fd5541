/** Pre-info of the site: title, logo, maintenance, stopped features. From the page, then the device, then the server. */
import { DEFAULT_PLATFORM_TYPE } from '@lantern/contract/constants'
import { type PreInfo, preInfo, preInfoSchema } from '@lantern/contract/site'
import { call, isLanternError, pageStore, readStored, takeDictionary, writeStored } from '@lantern/platform'
import { atom, useAtomValue } from 'jotai'
import { safeParse } from 'valibot'
import { cleanTitle } from './title-marquee.rules.ts'

/**
 * Source of pre-info: the server; not fetched by this page yet; this device, because the server did not answer (`kept`), or because its answer breaks
 * the contract (`unreadable`).
 */
export type SiteSource = 'server' | 'unasked' | 'kept' | 'unreadable'

const siteAtom = atom<PreInfo | null>(null)
const sourceAtom = atom<SiteSource>('server')

/** Stores what the edge inlined. Called once at boot. */
export function takeSite(inlined: unknown, dictionary: unknown): void {
  const parsed = safeParse(preInfoSchema, inlined)
  pageStore.set(sourceAtom, parsed.success ? 'server' : 'unasked')
  setSite(parsed.success ? parsed.output : readStored('preInfo', preInfoSchema))
  takeDictionary(dictionary)
}

/** Fetches pre-info again. @returns null when the server did not answer */
export async function refreshSite(): Promise<PreInfo | null> {
  return askSite().catch((error: unknown) => {
    const reason = isLanternError(error) && error.kind === 'contract' ? 'unreadable' : 'kept'
    pageStore.set(sourceAtom, (source) => (source === 'server' ? source : reason))
    return null
  })
}

/** Fetches pre-info again. @throws the error of the call */
export async function askSite(): Promise<PreInfo> {
  const site = await call(preInfo, { platformType: DEFAULT_PLATFORM_TYPE })
  setSite(site)
  pageStore.set(sourceAtom, 'server')
  return site
}

/** The server answered that the site is closed (6014): overrides the known pre-info; when pre-info cannot be fetched, the code alone decides. */
export async function enterMaintenance(): Promise<void> {
  const known = getSite()
  const answered = await refreshSite()
  if (answered === null && known !== null) setSite({ ...known, maintainConfig: { ...known.maintainConfig, status: 0 } })
}

export function getSite(): PreInfo | null {
  return pageStore.get(siteAtom)
}

export function useSite(): PreInfo | null {
  return useAtomValue(siteAtom, { store: pageStore })
}

export function useSiteSource(): SiteSource {
  return useAtomValue(sourceAtom, { store: pageStore })
}

/** Whether pre-info reports maintenance (spec 4: status 0). */
export function isInMaintenance(site: PreInfo | null): boolean {
  return site?.maintainConfig.status === 0
}

function setSite(answer: PreInfo | null): void {
  if (answer === null) return
  const { SiteBaseConfigVo } = answer
  const site = { ...answer, SiteBaseConfigVo: { ...SiteBaseConfigVo, title: cleanTitle(SiteBaseConfigVo.title) } }
  pageStore.set(siteAtom, site)
  writeStored('preInfo', site)
}
