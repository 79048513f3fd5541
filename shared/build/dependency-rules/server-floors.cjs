/**
 * The order of folders in each server, lowest floor first. A folder may use every folder on the floors below its own; folders on one floor
 * are islands. Whatever holds files is named here, subfolders too; the files directly in `src` stand above all of them. No floor can be
 * reached from below, so no circle of folders is possible. The README of each server shows the same line (dependency-rules.test.ts).
 */
const FLOORS = {
  edge: [
    ['request', 'files', 'ops-link', 'loops'],
    ['visitor', 'shared-state'],
    ['content', 'discovery', 'shell-build'],
    ['skins', 'health'],
    ['html', 'assets', 'json-cache', 'collect', 'install', 'proxy'],
  ],
  ops: [
    ['texts', 'times', 'keys', 'artifacts'],
    ['rights'],
    ['database', 'answers'],
    ['audit'],
    ['access', 'registry', 'shells', 'gate/candidate'],
    ['gate/rules', 'gate/host', 'rollout', 'maintenance', 'overrides', 'diff'],
    ['gate', 'discovery', 'health'],
    ['releases', 'skins', 'doctor', 'support'],
    ['console/assets', 'console/parts', 'console/session', 'cli/frame'],
    ['console/frame', 'console/steps', 'cli/live', 'cli/builds', 'cli/skins', 'cli/admin'],
    [
      'console/login',
      'console/pages/remotes',
      'console/pages/diff',
      'console/pages/maintenance',
      'console/pages/overrides',
      'console/pages/skins',
      'console/pages/shells',
      'console/pages/doctor',
      'console/pages/support',
      'console/pages/audit',
      'console/pages/tokens',
      'cli',
    ],
    ['console'],
  ],
  sandbox: [
    ['clock', 'refusal', 'faults', 'database/tables'],
    ['database'],
    ['ledger', 'jobs', 'limits', 'site'],
    ['members'],
    ['sessions'],
    ['wire'],
    ['mail', 'help', 'content', 'venue-sessions', 'sign-in/checks', 'sign-in/trust', 'finance/orders', 'book/play'],
    ['turnover', 'safer', 'sign-in', 'finance/accounts', 'finance/speed', 'finance/transfers', 'book/markets'],
    ['rebate', 'account', 'recovery', 'registration', 'finance/deposits', 'book/matches'],
    ['book', 'chat', 'activity', 'service', 'finance/withdrawals', 'finance/records'],
    ['demo', 'search', 'finance/speed-run', 'finance/turnover'],
    ['venue-server', 'seed'],
    ['platform'],
  ],
}

/** The line of a server's README. */
function floorsLine(server) {
  return FLOORS[server].map((floor) => floor.join(' · ')).join(' → ')
}

module.exports = { FLOORS, floorsLine }
