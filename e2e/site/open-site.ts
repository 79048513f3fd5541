/** Reopens the site. The edge keeps its last good response, so a refusing upstream would keep it closed. */
import { BOOT_ELEMENT_ID, type BootData } from '@lantern/contract/federation'
import { SERVICE_STOPPED } from '@lantern/contract/site'
import { expect } from '@playwright/test'
import { control } from './control.ts'
import { EDGE_ORIGIN } from './origins.ts'

/** The edge caches per language. */
const LANGUAGES = ['zh-CN', 'en']

/** Ends maintenance and a stopped service. Resolves when the edge serves the new state. */
export async function openSite(): Promise<void> {
  await control({ action: 'site.maintenance', status: 1 })
  await control({ action: 'site.stop', state: 0 })
  for (const language of LANGUAGES) await expect.poll(() => isOpenIn(language), { timeout: 15_000 }).toBe(true)
}

async function isOpenIn(language: string): Promise<boolean> {
  const answer = await fetch(EDGE_ORIGIN, { headers: { 'accept-language': language } })
  const html = await answer.text()
  const [, json = 'null'] = new RegExp(`id="${BOOT_ELEMENT_ID}"[^>]*>([^<]*)<`).exec(html) ?? []
  const service = (JSON.parse(json) as BootData | null)?.serviceState as { state?: unknown } | null | undefined
  return answer.status === 200 && service?.state !== undefined && service.state !== SERVICE_STOPPED
}
