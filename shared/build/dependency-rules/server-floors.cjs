/**
 * The layers of folders in each server, lowest first. A folder may use every folder of lower layers; folders of one layer
 * are islands. Every folder with files is listed, subfolders too; the files directly in `src` form the top layer. Imports never
 * go up, so folders cannot form a cycle. The README of each server has the same line (dependency-rules.test.ts).
 */
const FLOORS = {
  edge: [
    ['request', 'files', 'ops-link', 'loops'],
    ['visitor', 'shared-state'],
    ['content', 'discovery', 'shell-build'],
    ['shell-releases'],
    ['skins', 'health'],
    ['html', 'assets', 'json-cache', 'collect', 'install', 'proxy'],
  ],
  ops: [
    ['texts', 'times', 'keys', 'artifacts'],
    ['rights'],
    ['database', 'answers'],
    ['audit', 'source-maps'],
    ['access', 'registry', 'shells', 'gate/candidate'],
    ['gate/rules/files', 'gate/rules/shells', 'gate/rules/claims'],
    ['gate/rules/pairs'],
    ['gate/rules', 'gate/host', 'rollout', 'maintenance', 'overrides', 'flags', 'diff'],
    ['gate/render'],
    ['gate', 'discovery', 'health', 'costs'],
    ['gate/shell'],
    ['releases', 'skins', 'doctor/fetch', 'support'],
    ['doctor/document'],
    ['doctor/rules'],
    ['doctor'],
    ['console/assets', 'console/parts', 'console/session', 'cli/frame'],
    ['console/frame', 'console/steps', 'cli/live', 'cli/builds', 'cli/skins', 'cli/admin'],
    [
      'console/login',
      'console/pages/remotes',
      'console/pages/diff',
      'console/pages/maintenance',
      'console/pages/overrides',
      'console/pages/flags',
      'console/pages/skins',
      'console/pages/shells',
      'console/pages/doctor',
      'console/pages/support',
      'console/pages/costs',
      'console/pages/audit',
      'console/pages/tokens',
      'cli',
    ],
    ['console'],
  ],
  sandbox: [
    [
      'clock',
      'refusal',
      'faults',
      'engines/draws',
      'database/tables/members',
      'database/tables/money',
      'database/tables/site',
    ],
    ['database', 'engines/slots', 'engines/cards', 'engines/fishing'],
    ['engines/shared'],
    ['engines'],
    ['ledger', 'jobs', 'limits', 'site'],
    ['members', 'content/games'],
    ['sessions', 'safer/guard'],
    ['wire'],
    ['mail', 'help', 'content', 'venue-sessions', 'sign-in/checks', 'sign-in/trust', 'finance/orders', 'book/play'],
    [
      'turnover',
      'safer',
      'feedback',
      'sign-in',
      'finance/accounts',
      'finance/speed',
      'finance/transfers',
      'book/markets',
      'activity/offers',
    ],
    ['rebate', 'account', 'account/profile', 'recovery', 'registration', 'finance/deposits/order', 'book/matches'],
    ['finance/deposits/steps', 'chat/rooms', 'activity/dividends', 'activity/claims', 'book/bet', 'book/feed', 'vip'],
    [
      'book',
      'rounds',
      'chat/socket',
      'activity',
      'service',
      'finance/deposits',
      'finance/withdrawals',
      'finance/records',
    ],
    ['chat/bots', 'chat/order', 'demo', 'search', 'finance/speed-run', 'finance/turnover', 'shared-rounds'],
    ['chat', 'venue-server', 'seed'],
    ['platform'],
  ],
}

/** The layers line of a server's README. */
function floorsLine(server) {
  return FLOORS[server].map((floor) => floor.join(' · ')).join(' → ')
}

module.exports = { FLOORS, floorsLine }
