/** Goes back to an earlier version of one remote. */
import type { RollbackAnswer } from '../registry/release-desk.ts'
import type { DeskClient } from './desk-client.ts'

export type RollbackOrder = { name: string; version?: string; reason: string }

export async function rollback(
  desk: DeskClient,
  { name, version, reason }: RollbackOrder,
  say: (line: string) => void,
): Promise<void> {
  const answer = await desk.post<RollbackAnswer>(`/api/remotes/${name}/rollback`, { version, reason })
  if (answer.kind === 'rolled-back')
    say(`${name} is back on ${answer.version}, away from ${answer.from} (revision ${answer.revision}).`)
}
