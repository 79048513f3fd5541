/** The doctor's last check: loads every exposed module of every examined version in a host that is independent of the site. */

import type { Opened } from '../../doctor/examine.ts'
import { error, whereOf } from '../../doctor/rules/document.rules.ts'
import type { Finding } from '../../doctor/rules/finding.ts'
import type { HostReport } from '../../gate/host/host-order.ts'
import { findBrowser, HostError, runIndependentHost } from '../../gate/host/independent-host.ts'
import { CliError } from '../frame/cli-error.ts'
import type { VerbSettings } from '../frame/verb.ts'

/** Time per version; each has its own page. */
const EACH_MS = 30_000

export async function loadFindings(
  opened: readonly Opened[],
  { GATE_BROWSER, GATE_HOST_DIR }: Pick<VerbSettings, 'GATE_BROWSER' | 'GATE_HOST_DIR'>,
  say: (step: string) => void,
): Promise<{ findings: Finding[]; exposedModules: HostReport['exposedModules'] }> {
  const browser = findBrowser(GATE_BROWSER)
  if (browser === null) throw new CliError('No browser found: install Chromium, or set GATE_BROWSER.')
  const exposedModulesOf = ({ manifest }: Opened) =>
    manifest.exposes.map(({ name, path }) => (path ?? name).replace(/^\.\//, ''))
  // Skips versions without visitors: they are kept for rollbacks and were loaded when published.
  const met = opened.filter(({ seat: { traffic, isDefault } }) => traffic === null || traffic > 0 || isDefault === true)
  say(`loading ${met.flatMap(exposedModulesOf).length} exposed modules in a blank page`)
  const remotes = met.map((one) => ({
    remote: one.seat.name,
    manifest: one.seat.url,
    exposedModules: exposedModulesOf(one),
  }))
  try {
    const report = await runIndependentHost(
      { browser, remotes },
      { hostDir: GATE_HOST_DIR, limitMs: (remotes.length + 2) * EACH_MS },
    )
    const findings = report.exposedModules
      .filter(({ fault }) => fault !== '')
      .map(({ remote, exposedModule, fault }) => {
        const seat = met.find((one) => one.seat.name === remote)?.seat
        const where = seat === undefined ? remote : whereOf(seat)
        return error(
          'host',
          where,
          `Its exposed module ./${exposedModule} does not load by itself: ${fault.split('\n')[0]}`,
          'It needs something of one page that another does not have; look for a global, a path or a lost file.',
        )
      })
    return { findings, exposedModules: report.exposedModules }
  } catch (fault) {
    if (fault instanceof HostError) throw new CliError(fault.message)
    throw fault
  }
}
