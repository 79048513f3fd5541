import { report } from './collector.ts'

/** Reports an answer outside the contract; in development it is in the console of the browser too. @param faults field by field, what was expected */
export function reportContractFault(path: string, faults: string): void {
  report({ kind: 'contract', path, cause: faults })
  // biome-ignore lint/suspicious/noConsole: for the developer
  if (process.env.NODE_ENV === 'development') console.error(`${path} breaks the contract: ${faults}`)
}
