/** Files that `npm test` leaves to a proof (scripts/proof). Patterns without `.spec.ts`. */

/**
 * `npm run proof -- releases`: a team's work from its first edit to the published page, through a strict gate, and releases with open pages. Each builds
 * and publishes several times. CI runs it after `npm test`.
 */
export const RELEASES = [
  'gate/canary-shell',
  'gate/independent-host',
  'gate/shell-candidate',
  'journeys/republish',
  'pwa/pinning',
  'pwa/shell-release',
  'pwa/update',
  'rollout/edge-apart',
  'rollout/flags',
  'rollout/release',
  'rollout/release-cost',
  'rollout/shell',
  'rollout/shell-edges',
  'rollout/shell-trial',
  'swap/swap',
  'teams/fifth-remote',
  'teams/inner-loop',
  'teams/language',
  'teams/override',
  'teams/own-page',
] as const

/** Tests of every page, of which `npm test` runs a sample (site/short-form.ts). */
const SAMPLED = [
  'accessibility/axe',
  'accessibility/small-screen',
  'codes/codes',
  'codes/login-codes',
  'faults/api-faults',
] as const
/** Tests of every page without a sample. */
const WALKS = [
  'accessibility/mine-keyboard',
  'accessibility/pseudo-locales',
  'console/accessible',
  'journeys/activity-routes',
  'journeys/kinds',
  'journeys/limit-taps',
  'skins/readable',
] as const
/** Memory of an open sport board: half a minute, or minutes in `npm run proof -- steady`. It counts, so it may run beside other work. */
const STEADY = 'smooth/steady'
/** `npm run proof -- pages`: every page in its forms, every code, every kind of game, and the memory of a board. CI runs it after `npm test`. */
export const PAGES = [...SAMPLED, ...WALKS, STEADY]

/** `npm run proof -- pictures`: every page in its twelve forms, of which `npm test` compares a sample (site/short-form.ts). */
export const PICTURES = ['pictures/pictures'] as const

/** `npm run proof -- rehearsal` */
export const REHEARSAL = ['rollout/rehearsal'] as const

/** `npm run proof -- react-minor` */
export const REACT_MINOR = ['rollout/react-minor'] as const

/** `npm run proof -- smooth`: it measures time, which is meaningless on a busy machine. */
const SMOOTH = ['smooth/smooth', 'smooth/rows-and-sheets'] as const

/** Files that `npm test` does not run at all. */
export const LEFT_TO_PROOFS = [...RELEASES, ...WALKS, ...REHEARSAL, ...REACT_MINOR, ...SMOOTH, STEADY]
