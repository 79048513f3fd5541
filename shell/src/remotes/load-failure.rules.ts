/** Names what broke from the error the runtime throws (codes of federation.md 6.2). */
import { CONTRACT_VERSION, type RemotePhase } from '@lantern/contract/federation'

export type Failure = { phase: RemotePhase; cause: string; final: boolean }

const TABLE: readonly { pattern: RegExp; phase: RemotePhase; final: boolean }[] = [
  { pattern: /\[lantern:integrity\]/, phase: 'manifest', final: true },
  { pattern: /\[lantern:discovery\]/, phase: 'discovery', final: true },
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
 * @param where what was going on: `load` = bringing code here, `render` = a page of it was drawn
 */
export function failureOf(error: unknown, where: 'load' | 'render'): Failure {
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const row = TABLE.find(({ pattern }) => pattern.test(cause))
  if (row) return { phase: row.phase, cause, final: row.final }
  return { phase: where === 'load' ? 'entry' : 'render', cause, final: true }
}

/** Whether the build that was refused is made for a later contract than this page knows: a reload brings the page that knows it. */
export function isPageTooOld(cause: string): boolean {
  const made = /\[lantern:contract\].* built for contract (\d+)\./.exec(cause)?.[1]
  return made !== undefined && Number(made) > Number(CONTRACT_VERSION.split('.')[0])
}
