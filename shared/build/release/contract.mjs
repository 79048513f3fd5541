import {
  CONTRACT_VERSION,
  OLDEST_CONTRACT_VERSION,
  shellBuildSchema,
} from '../../contract/src/federation/federation.ts'
import { remoteBuildSchema } from '../../contract/src/federation/remote-build.ts'
import { remoteDeclarationSchema } from '../../contract/src/federation/remote-declaration.ts'
import { exampleFaults, pageFaults } from '../../contract/src/routing/page-routes.ts'
import { SLOT_NAMES } from '../../contract/src/routing/slots.ts'

export {
  CONTRACT_VERSION,
  exampleFaults,
  OLDEST_CONTRACT_VERSION,
  pageFaults,
  remoteBuildSchema,
  remoteDeclarationSchema,
  SLOT_NAMES,
  shellBuildSchema,
}

/**
 * Parses a value with a schema of the contract.
 *
 * @param {{ '~standard': { validate: (value: unknown) => any } }} schema
 * @param {unknown} value
 * @param {string} what name in the error, e.g. `remote-mine/remote.json`
 * @throws {Error} naming each invalid field
 */
export function checked(schema, value, what) {
  const result = schema['~standard'].validate(value)
  if (!result.issues) return result.value
  const faults = result.issues.map(
    (issue) => `${issue.path?.map((step) => step.key).join('.') ?? ''}: ${issue.message}`,
  )
  throw new Error(`${what} violates the contract.\n  ${faults.join('\n  ')}`)
}
