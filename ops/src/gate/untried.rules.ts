/** What follows when a check cannot run in a browser: strict refuses, local says so. Pure. */
import type { GateStep } from './served-step.ts'

const INSTALL_BROWSER =
  'Install Chromium on the release service or name it in GATE_BROWSER; or an admin publishes with --without-browser "why", which is recorded in the audit log.'

/** @param skipped what did not happen, as the beginning of a sentence: `No page was rendered` */
export function untried(mode: 'strict' | 'local', skipped: string, why: string): GateStep {
  const what = `${skipped}: ${why}`
  return mode === 'local'
    ? { refusals: [], notes: [what] }
    : { refusals: [{ rule: 'no-browser', what, fix: INSTALL_BROWSER }], notes: [] }
}
