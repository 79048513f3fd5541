/** Switches a killed remote or version on again. */
import { ENVIRONMENT_OPTION, takeStep } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const revive = defineVerb({
  name: 'revive',
  takes: 'REMOTE [VERSION]',
  help: 'switch a remote or a version on again',
  options: { ...DESTRUCTIVE_OPTIONS, ...ENVIRONMENT_OPTION },
  run: ({ words: [name = '', version], options: { reason, environment }, ...call }) =>
    takeStep(call, { name, step: { kind: 'revive', version }, reason, environment }),
})
