/** An answer outside the contract: reported, in development written to the console of the browser, and an error for the caller. */
import { ContractError } from '../errors/errors.ts'
import { report } from '../report/collector.ts'

/** @param faults field by field, what was expected and what came */
export function contractFault(path: string, faults: string): ContractError {
  report({ kind: 'contract', path, cause: faults })
  // biome-ignore lint/suspicious/noConsole: for the developer
  if (process.env.NODE_ENV === 'development') console.error(`${path} breaks the contract: ${faults}`)
  return new ContractError(path, faults)
}
