/** Finds the report behind a support code and maps its stack to the sources. */
import { type SupportCase, supportCodeSchema } from '@lantern/contract/support-cases'
import * as v from 'valibot'
import { type MappedFrame, mapStack } from '../source-maps/mapped-stack.ts'
import type { SourceMapStore } from '../source-maps/source-map-store.ts'
import { caseAtEdge } from './support-case.ts'
import type { KeptCases } from './support-cases.repository.ts'
import { unknownCode } from './unknown-code.rules.ts'

export type FoundCase = SupportCase & { readonly frames: readonly MappedFrame[] }
/** `unknown`: `sentence` says why there is no case and what to do. */
type SupportAnswer = { kind: 'found'; found: FoundCase } | { kind: 'unknown'; sentence: string }

export type SupportService = { find(text: string): Promise<SupportAnswer> }
export type SupportServiceParts = { cases: KeptCases; maps: SourceMapStore; edgePort: number }

export function createSupportService({ cases, maps, edgePort }: SupportServiceParts): SupportService {
  return {
    async find(text) {
      const code = v.safeParse(supportCodeSchema, text.trim())
      if (!code.success) return { kind: 'unknown', sentence: `This is no support code: ${code.issues[0].message}.` }
      // Edges pass cases on within seconds; the one on this machine is asked for those that it could not.
      const found = (await cases.find(code.output)) ?? (await caseAtEdge({ edgePort, code: code.output }))
      if (found === undefined) return { kind: 'unknown', sentence: unknownCode(code.output) }
      return { kind: 'found', found: { ...found, frames: await mapStack(found.report.stack ?? [], maps) } }
    },
  }
}
