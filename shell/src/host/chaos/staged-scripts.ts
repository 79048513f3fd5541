/** Faults of scripts: entry, chunks and the shared modules. The element stays in the page, so loaders and the guard see what they see of a real failure. */
import type { FaultKind } from '@lantern/contract/faults'
import { SLOW_FILE_MS } from '@lantern/contract/faults'
import { createTimer } from '@lantern/platform'
import type { Fault, StageScript } from '../integrity/element-guard.ts'
import type { MetFaults } from './met-faults.ts'

/** A script of a type that browsers do not run is not requested. */
const NOT_REQUESTED = 'text/x-chaos'
/** After the element was added to the page. */
const ANSWER_MS = 30

/** What the browser reports about a script that failed; the same as for the network, which e2e compares. */
const HOW: Readonly<Record<Exclude<FaultKind, 'slow' | 'hang'>, Fault['how']>> = {
  404: 'http 404',
  500: 'http 500',
  reset: 'lost',
  html: 'sri-mismatch',
  truncated: 'sri-mismatch',
  flipped: 'sri-mismatch',
}

export function stagedScripts({ meet }: MetFaults): StageScript {
  return (script, address, fail) => {
    const kind = meet(address, ['entry', 'chunk', 'shared'])
    if (kind === null) return
    script.type = NOT_REQUESTED
    // Nothing answers: the time limit of the file ends it.
    if (kind === 'hang') return
    if (kind === 'slow') createTimer(() => request(script, address)).start(SLOW_FILE_MS)
    else createTimer(() => fail(HOW[kind])).start(ANSWER_MS)
  }
}

/** A script is requested when it gets an address that it had not. */
function request(script: HTMLScriptElement, address: string): void {
  // Abandoned meanwhile, it must not run.
  if (!script.isConnected) return
  const shown = script.getAttribute('src') ?? address
  script.removeAttribute('type')
  script.removeAttribute('src')
  script.src = address
  // Loaders find a pending script by the address that they gave it.
  script.setAttribute('src', shown)
}
