/** Switches off a remote, or one version of it, at once. */
import { ENVIRONMENT_OPTION, takeStep } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const kill = defineVerb({
  name: 'kill',
  takes: 'REMOTE [VERSION]',
  help: 'switch off a remote, or one version of it, at once: none of its code runs',
  more: 'A remote that is off shows its closed panel; a version that is off is replaced by the previous one. `revive` switches it on again.',
  options: { ...DESTRUCTIVE_OPTIONS, ...ENVIRONMENT_OPTION },
  run: ({ words: [name = '', version], options: { reason, environment }, ...call }) =>
    takeStep(call, { name, step: { kind: 'kill', version }, reason, environment }),
})
