/** Classifies a failure from the error that the runtime throws (codes of federation.md 6.2) and from the recorded fault of the file behind it. */
import { CONTRACT_VERSION, type RemotePhase } from '@lantern/contract/federation'
import { framesOf } from '@lantern/contract/stack'
import type { Fault } from '../integrity/element-guard.ts'

/** `page`: a prerequisite of every build (discovery, the runtime, shared modules) is missing, so no build is to blame and an older one would not help. */
export type Blame = 'build' | 'page'
export type Failure = {
  phase: RemotePhase
  cause: string
  final: boolean
  blames: Blame
  /** Where code threw; undefined when a file failed. */
  stack?: string[]
}

type Row = { pattern: RegExp; phase: RemotePhase; final: boolean; blames?: Blame }

const TABLE: readonly Row[] = [
  { pattern: /is not listed in discovery/, phase: 'sri-mismatch', final: true },
  { pattern: /\[lantern:integrity\]/, phase: 'sri-mismatch', final: false },
  { pattern: /\[lantern:discovery\]/, phase: 'discovery', final: false, blames: 'page' },
  { pattern: /\[lantern:runtime\]/, phase: 'shared', final: false, blames: 'page' },
  { pattern: /\[lantern:contract\]/, phase: 'shared', final: true },
  { pattern: /RUNTIME-003/, phase: 'manifest', final: false },
  { pattern: /RUNTIME-013|RUNTIME-011/, phase: 'manifest', final: true },
  { pattern: /RUNTIME-005|RUNTIME-006|RUNTIME-012/, phase: 'shared', final: true },
  { pattern: /ScriptExecutionError|RUNTIME-001|RUNTIME-002|RUNTIME-014|RUNTIME-015/, phase: 'entry', final: true },
  { pattern: /RUNTIME-008/, phase: 'entry', final: false },
  {
    pattern: /ChunkLoadError|Loading (CSS )?chunk|CSS_CHUNK_LOAD_FAILED|error loading dynamically imported/i,
    phase: 'chunk',
    final: false,
  },
]

/**
 * @param where the step that failed: `load` = loading code, `render` = rendering a page
 * @param fault the last file that failed, if any
 */
export function failureOf(error: unknown, where: 'load' | 'render', fault: Fault | null = null): Failure {
  const text = String(error)
  const frames = framesOf(error)
  const thrown = frames.length === 0 ? {} : { stack: frames }
  const row = TABLE.find(({ pattern }) => pattern.test(text))
  if (!row)
    return { phase: where === 'load' ? 'entry' : 'render', cause: text, final: true, blames: 'build', ...thrown }
  const { phase, final, blames = 'build' } = row
  // Permanent errors of the runtime (code ran and threw, unknown exposed module) are not caused by a file.
  if (fault === null || final) return { phase, cause: text, final, blames, ...thrown }
  const isForged = fault.how === 'sri-mismatch' && blames === 'build'
  return { phase: isForged ? 'sri-mismatch' : phase, cause: `${fault.how} ${fault.file}`, final, blames }
}

/** Whether the refused build requires a later contract than this page has: a reload loads the page that has it. */
export function isPageTooOld(cause: string): boolean {
  const made = /\[lantern:contract\].* built for contract (\d+)\./.exec(cause)?.[1]
  return made !== undefined && Number(made) > Number(CONTRACT_VERSION.split('.')[0])
}
