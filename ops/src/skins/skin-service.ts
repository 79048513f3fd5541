/** Publishes skins and sets the active one: the gate, the pictures and the lines in the right order. */

import { PRODUCTION } from '@lantern/contract/federation'
import { HOUR_MS } from '@lantern/contract/site-time'
import { PLAIN } from '@lantern/contract/skin'
import {
  type PublishedSkin,
  type Showing,
  type SignedSkins,
  type SkinPreview,
  skinKey,
  skinPreviewSigningText,
  skinsDocumentSchema,
  skinsSigningText,
} from '@lantern/contract/skins-document'
import * as v from 'valibot'
import { PublishedFilesError } from '../artifacts/published/published-files.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { type Refusal, refusal } from '../texts/refusal.rules.ts'
import type { SkinArtStore } from './skin-art-store.ts'
import { checkSkin, type SkinReport } from './skin-gate.ts'
import { nameOf, planRefusal, revertible, runningPlan, type SkinLine, showingsOf, stateOf } from './skin-lines.rules.ts'
import { skinRefusals } from './skin-refusals.messages.ts'
import type { KeptSkin, NewSkinLine, Skins, ToldLine } from './skins.repository.ts'

export type Refused = { kind: 'refused'; refusals: Refusal[] }
export type SkinPublishAnswer =
  | { kind: 'published'; code: string; version: string; revision: number; report: SkinReport }
  | { kind: 'unchanged'; code: string; version: string; report: SkinReport }
  | Refused
export type SkinShowAnswer =
  | { kind: 'activated' | 'scheduled'; code: string; version: string; revision: number; ended: string | null }
  | { kind: 'cancelled' | 'reverted'; off: string; back: string; revision: number }
  | Refused
export type SkinPreviewAnswer = { kind: 'preview'; query: string; preview: SkinPreview } | Refused
/** `environment`: default production. */
export type WhoAndWhy = { reason: string; actor: string; environment?: string }
export type SkinOrder = WhoAndWhy & { code: string; version?: string; percent: number }

export type SkinService = ReturnType<typeof createSkinService>
export type SkinServiceParts = {
  skins: Skins
  store: SkinArtStore
  keys: SigningKeys
  zone: string
  environments: () => Promise<readonly string[]>
  nowMs?: () => number
}

export function createSkinService({ skins, store, keys, zone, environments, nowMs = Date.now }: SkinServiceParts) {
  const signed = new Map<string, SignedSkins>()

  async function add(
    { environment = PRODUCTION, ...order }: { action: string; code: string; actor: string; environment?: string },
    decide: (lines: ToldLine[]) => Decision,
  ): Promise<{ revision: number } | Refused> {
    const known = await environments()
    const answer = known.includes(environment)
      ? await skins.add<Refusal>(environment, decide)
      : {
          refused: refusal('skin', skinRefusals, (words) =>
            words.noEnvironment({ environment, known: known.join(', ') }),
          ),
        }
    if ('revision' in answer) return answer
    const scope = known.includes(environment) ? { environment } : {}
    await skins.refused({ ...order, ...scope, detail: answer.refused.what })
    return { kind: 'refused', refusals: [answer.refused] }
  }

  return {
    async publish(files: ReadonlyMap<string, Buffer>, actor: string): Promise<SkinPublishAnswer> {
      const answer = checkSkin(files)
      if (answer.kind === 'refused') {
        await skins.refused({ action: 'publish', code: '', actor, detail: JSON.stringify(answer.refusals) })
        return answer
      }
      const { skin, report, pictures } = answer
      const { code, version } = skin
      const known = await skins.find(code, version)
      const newest = stateOf(await skins.lines(PRODUCTION), nowMs()).newest.get(code)
      if (known !== undefined && newest === version) return { kind: 'unchanged', code, version, report }
      // Pictures first: a document must never name a missing picture.
      const fault = await store.store(pictures).then(() => undefined, faultOf)
      if (fault !== undefined) {
        await skins.refused({ action: 'publish', code, actor, detail: fault.what })
        return { kind: 'refused', refusals: [fault] }
      }
      const line: NewSkinLine = {
        kind: 'publish',
        code,
        version,
        reason: known ? 'published again' : 'published',
        actor,
      }
      const added = await skins.add<never>(PRODUCTION, () => ({
        line,
        ...(known === undefined ? { skin: { skin, report } } : {}),
      }))
      return { kind: 'published', code, version, revision: 'revision' in added ? added.revision : 0, report }
    },

    /** Activates a skin until further notice and ends the current plan. */
    async activate({ code, version, percent, reason, actor, environment }: SkinOrder): Promise<SkinShowAnswer> {
      let chosen = ''
      let ended: Showing | null = null
      const added = await add({ action: 'activate', code, actor, environment }, (lines) => {
        const state = stateOf(lines, nowMs())
        const found = versionOf(lines, code, version)
        if (found === undefined) return { refused: unknown(code, version) }
        chosen = found
        ended = runningPlan(state, nowMs())
        return {
          line: { kind: 'activate', code, version: found, percent, ends: ended?.revision ?? null, reason, actor },
        }
      })
      return 'kind' in added
        ? added
        : { kind: 'activated', code, version: chosen, ended: ended && nameOf(ended), ...added }
    },

    async schedule({
      code,
      version,
      percent,
      reason,
      actor,
      environment,
      fromMs,
      toMs,
    }: SkinOrder & { fromMs: number; toMs: number }): Promise<SkinShowAnswer> {
      let chosen = ''
      const added = await add({ action: 'schedule', code, actor, environment }, (lines) => {
        const found = versionOf(lines, code, version)
        if (found === undefined) return { refused: unknown(code, version) }
        chosen = found
        const refused = planRefusal(stateOf(lines, nowMs()), { code, fromMs, toMs }, nowMs())
        return refused === null
          ? { line: { kind: 'schedule', code, version: found, fromMs, toMs, percent, reason, actor } }
          : { refused }
      })
      return 'kind' in added ? added : { kind: 'scheduled', code, version: chosen, ended: null, ...added }
    },

    /** Cancels a plan. */
    async cancel(plan: number, { reason, actor, environment }: WhoAndWhy): Promise<SkinShowAnswer> {
      let off = ''
      const added = await add({ action: 'cancel', code: String(plan), actor, environment }, (lines) => {
        const found = stateOf(lines, nowMs()).plans.find(({ revision }) => revision === plan)
        if (found === undefined)
          return { refused: refusal('schedule', skinRefusals, (words) => words.noPlan({ plan })) }
        off = found.code
        return { line: { kind: 'cancel', code: found.code, version: found.version, ends: plan, reason, actor } }
      })
      return 'kind' in added ? added : { kind: 'cancelled', off, back: '', ...added }
    },

    /** Removes the current skin; the one below becomes active again. */
    async revert({ reason, actor, environment }: WhoAndWhy): Promise<SkinShowAnswer> {
      let off = ''
      let back = ''
      const added = await add({ action: 'revert', code: '', actor, environment }, (lines) => {
        const step = revertible(stateOf(lines, nowMs()), nowMs())
        if (step === null) return { refused: refusal('revert', skinRefusals, (words) => words.noneOn()) }
        off = nameOf(step.off)
        back = nameOf(step.back)
        const { code, version, revision } = step.off
        return { line: { kind: 'revert', code, version, ends: step.isPlan ? revision : null, reason, actor } }
      })
      return 'kind' in added ? added : { kind: 'reverted', off, back, ...added }
    },

    /** The query of a preview link for the newest version; it affects its holder only. */
    async preview(code: string, hours: number): Promise<SkinPreviewAnswer> {
      const version = stateOf(await skins.lines(PRODUCTION), nowMs()).newest.get(code)
      if (version === undefined) return { kind: 'refused', refusals: [unknown(code, undefined)] }
      const preview: SkinPreview = { code, version, until: nowMs() + hours * HOUR_MS }
      const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
      const signature = Buffer.from(keys.sign(skinPreviewSigningText(payload)), 'base64').toString('base64url')
      return { kind: 'preview', query: `${payload}.${signature}`, preview }
    },

    /** Data for the command line and the console. */
    async overview(environment: string = PRODUCTION) {
      const lines = await skins.lines(environment)
      const state = stateOf(lines, nowMs())
      const kept = await Promise.all([...state.newest].map(([code, version]) => skins.find(code, version)))
      const plan = runningPlan(state, nowMs())
      return {
        zone,
        environment,
        revision: lines.at(-1)?.revision ?? 0,
        on: plan ?? state.standing[0] ?? null,
        plans: state.plans,
        standing: state.standing.slice(0, 5),
        skins: kept.filter((one) => one !== undefined).map(overviewOf),
        history: lines.slice(-20).reverse(),
      }
    },

    find: (code: string, version: string): Promise<KeptSkin | undefined> => skins.find(code, version),

    /** The signed document of an environment, of its newest revision. */
    async document(environment: string = PRODUCTION): Promise<SignedSkins> {
      const lines = await skins.lines(environment)
      const last = lines.at(-1)
      const revision = last?.revision ?? 0
      const kept = signed.get(environment)
      if (kept?.revision === revision) return kept
      // Evaluated at the time of the last line: a revision always gives the same document.
      const state = stateOf(lines, last?.atMs ?? 0)
      const showings = showingsOf(state)
      const wanted = [...state.newest].map(([code, version]) => ({ code, version }))
      const named = new Map(
        [...wanted, ...showings.filter(({ code }) => code !== PLAIN)].map((one) => [skinKey(one), one]),
      )
      const found = await Promise.all([...named.values()].map(({ code, version }) => skins.find(code, version)))
      const all = Object.fromEntries(
        found.flatMap((kept) => (kept === undefined ? [] : [[skinKey(kept.skin), kept.skin]])),
      )
      const document = JSON.stringify(
        v.parse(skinsDocumentSchema, { zone, showings, skins: all satisfies Record<string, PublishedSkin> }),
      )
      const signature = keys.sign(skinsSigningText(revision, document, environment))
      const answer = { document, revision, signature, keyId: keys.keyId }
      signed.set(environment, answer)
      return answer
    },
  }
}

type Decision = { line: NewSkinLine } | { refused: Refusal }

/** The requested version if it was published, else the newest; '' of the plain skin. */
function versionOf(lines: readonly SkinLine[], code: string, version: string | undefined): string | undefined {
  if (code === PLAIN) return ''
  const published = lines.filter((line) => line.kind === 'publish' && line.code === code)
  return (version === undefined ? published : published.filter((line) => line.version === version)).at(-1)?.version
}

function unknown(code: string, version: string | undefined): Refusal {
  return refusal('skin', skinRefusals, (words) => words.unknown({ code, version: version ?? '' }))
}

function faultOf(error: unknown): Refusal {
  if (!(error instanceof PublishedFilesError)) throw error
  return refusal('store', skinRefusals, (words) => words.storeFailed({ why: error.message }))
}

function overviewOf({ skin, report, publishedAt, publishedBy }: KeptSkin) {
  const { code, version, name, art } = skin
  const { bytes, firstBytes, contrast } = report
  const tightest = contrast.reduce((one, other) => (other.ratio / other.least < one.ratio / one.least ? other : one))
  return { code, version, name, art, bytes, firstBytes, tightest, publishedAt, publishedBy }
}
export type SkinOverview = Awaited<ReturnType<SkinService['overview']>>
