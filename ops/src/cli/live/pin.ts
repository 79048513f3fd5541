/** Pins a remote to a version. */
import { ENVIRONMENT_OPTION, takeStep } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const pin = defineVerb({
  name: 'pin',
  takes: 'REMOTE [VERSION]',
  help: 'pin a remote to the live version, or to a named one: publishing does not replace it',
  options: { ...DESTRUCTIVE_OPTIONS, ...ENVIRONMENT_OPTION },
  run: ({ words: [name = '', version], options: { reason, environment }, ...call }) =>
    takeStep(call, { name, step: { kind: 'pin', version }, reason, environment }),
})
