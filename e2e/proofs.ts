/** Files that `npm test` leaves to a proof (scripts/proof), because each builds and publishes several times. Patterns without `.spec.ts`. */

/** `npm run proof -- releases`: a team's work from its first edit to the published page, through a strict gate. CI runs it after `npm test`. */
export const RELEASES = [
  'gate/canary-shell',
  'gate/independent-host',
  'gate/shell-candidate',
  'journeys/republish',
  'rollout/shell-edges',
  'rollout/shell-trial',
  'teams/fifth-remote',
  'teams/inner-loop',
  'teams/own-page',
] as const

/** `npm run proof -- rehearsal` */
export const REHEARSAL = ['rollout/rehearsal'] as const

/** `npm run proof -- smooth` and `steady`: they measure time and memory, which says nothing on a busy machine. */
export const SMOOTH = ['smooth/smooth', 'smooth/steady'] as const
