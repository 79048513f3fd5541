/** Upstream calls of the edge itself: signed like a browser's, validated against the contract, decrypted where necessary. */
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@lantern/contract'
import { API_VERSION, HEADER, parseEnvelope, SITE_ID, SUCCESS } from '@lantern/contract/envelope'
import { venueList } from '@lantern/contract/games'
import { readAnswer } from '@lantern/contract/open-enum'
import { type SigningModule, signingGroupOf, signingText } from '@lantern/contract/signing'
import {
  namingList,
  noticeList,
  platformCountsSchema,
  preInfo,
  sec,
  serviceState,
  stationAdList,
  vvPretty,
} from '@lantern/contract/site'
import * as v from 'valibot'
import type { Locale } from '../request/locale.ts'
import { type AnswerCipher, createAnswerCipher } from './answer-cipher.ts'

/** Limit of a background refresh, ms: a hanging upstream must not block it. */
const ASK_LIMIT_MS = 5_000
const DEVICE = randomUUID()

/** Content that the edge can fetch, by its json-cache key or its name here. */
const SOURCES: Readonly<Record<string, Endpoint>> = {
  preInfo: preInfo as Endpoint,
  vvPretty: vvPretty as Endpoint,
  serviceState: serviceState as Endpoint,
  notices: noticeList as Endpoint,
  ads: stationAdList as Endpoint,
  venueList: venueList as Endpoint,
  naming: namingList as Endpoint,
}

export type UpstreamClient = {
  fetch(key: string, locale: Locale): Promise<unknown>
  /** Encrypts with the upstream's keys, as the upstream encrypts its answers. */
  cipher: AnswerCipher
  /** Epoch ms by the upstream's clock; our own clock until the upstream has sent its time. */
  now(): number
}

export type UpstreamClientParts = {
  /** Its origin. */
  upstream: string
  /** Public path of the platform counts; '' = none. */
  countsPath: string
  sign: SigningModule
}

export function createUpstreamClient({ upstream, countsPath, sign }: UpstreamClientParts): UpstreamClient {
  let aheadMs = 0

  async function exchange(
    method: string,
    path: string,
    locale: Locale,
    body?: string,
  ): Promise<{ data: unknown; isEncrypted: boolean }> {
    const group = signingGroupOf(path)
    const signature = group === null ? '' : await sign(signingText(group, SITE_ID, API_VERSION, DEVICE))
    const answer = await fetch(`${upstream}${path}`, {
      method,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ASK_LIMIT_MS),
      headers: {
        [HEADER.clientType]: 'web',
        [HEADER.siteId]: String(SITE_ID),
        [HEADER.version]: API_VERSION,
        [HEADER.signature]: signature,
        [HEADER.deviceUuid]: DEVICE,
        'accept-language': locale,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const parsed = parseEnvelope(path, await answer.json())
    if (!parsed.success) throw new v.ValiError(parsed.issues)
    const envelope = parsed.output
    if (envelope.serverTime !== undefined) aheadMs = envelope.serverTime - Date.now()
    if (envelope.status_code !== SUCCESS) throw new Error(`${path} answered code ${envelope.status_code}`)
    return { data: envelope.data, isEncrypted: answer.headers.get(HEADER.encrypted) === '1' }
  }

  const cipher = createAnswerCipher(async () => (await exchange('GET', sec.path, 'zh-CN')).data)

  return {
    cipher,
    now: () => Math.round(Date.now() + aheadMs),
    async fetch(key, locale) {
      if (key === 'counts') {
        if (countsPath === '') throw new Error('no source of counts')
        return v.parse(platformCountsSchema, (await exchange('GET', countsPath, locale)).data)
      }
      const source = SOURCES[key]
      if (source === undefined) throw new Error(`no source of ${key}`)
      const { data, isEncrypted } = await exchange(
        source.method,
        source.path,
        locale,
        // Includes the contract's fixed parameters: pre-info sends platformType 6 (spec 7).
        source.method === 'POST' ? JSON.stringify(v.parse(source.request, {})) : undefined,
      )
      const answer = isEncrypted ? await cipher.decrypt(String(data)) : data
      const read = readAnswer(source.response, answer)
      if (!read.ok) throw new Error(`${source.path} answered outside the contract: ${read.faults}`)
      // A page may be newer than this edge and know the value.
      return read.unknown.length > 0 ? answer : read.data
    },
  }
}
