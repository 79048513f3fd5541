/**
 * The layers of folders in each browser package, lowest first. A folder imports folders of lower layers only; folders of one layer do not
 * import each other. Each entry means the files directly in that folder: its subfolders have their own entries. The files directly in
 * `src` (`main.tsx`, `index.ts`) form the top layer. Imports never go up, so folders cannot form a cycle.
 */
const LAYERS = {
  shell: [
    ['host/boot', 'host/site', 'host/navigation', 'host/dialog', 'host/behaviour-check', 'host/integrity'],
    ['host/errors', 'host/skin', 'host/session', 'host/gates', 'host/discovery'],
    ['host/loading', 'host/service-worker'],
    ['host/federation', 'host/updates', 'host/chaos'],
    ['host/remotes'],
    ['host/mount', 'host/override'],
    ['host/tools'],
    ['host/frame', 'host/floating'],
    ['parts', 'parts/auth', 'parts/status'],
    [
      'pages/customer/conversation/talk',
      'pages/customer/tip',
      'pages/help/self-test',
      'pages/home/parts',
      'pages/login/passkeys',
      'pages/register/account',
    ],
    ['pages/customer/conversation', 'pages/customer/instead', 'pages/home/venues', 'pages/login/flow'],
    ['pages/home/below'],
    [
      'pages/closed',
      'pages/cookies',
      'pages/customer',
      'pages/demo',
      'pages/download',
      'pages/guide',
      'pages/help',
      'pages/home',
      'pages/login',
      'pages/maintenance',
      'pages/not-found',
      'pages/offline',
      'pages/password',
      'pages/register',
      'pages/restriction',
      'pages/search',
      'pages/sponsor',
      'pages/stop-service',
    ],
    ['app'],
  ],
  'remote-mine': [
    ['parts', 'parts/files'],
    ['parts/explain', 'parts/orders'],
    ['parts/money'],
    ['finance', 'finance/accounts/parts', 'finance/deposit/parts', 'finance/wallet/parts', 'record/parts'],
    ['finance/orders', 'finance/limits', 'finance/speed', 'finance/accounts/fields'],
    ['finance/accounts', 'finance/deposit/order'],
    ['finance/deposit', 'finance/transfer', 'finance/rebate', 'finance/wallet'],
    [
      'finance/withdrawal',
      'finance/breakdown',
      'record/bets',
      'record/money',
      'record/rewards',
      'audit',
      'balance',
      'hub',
    ],
    ['exposed'],
  ],
  'remote-games': [
    ['parts', 'lobby/parts'],
    ['parts/launch/flow'],
    ['parts/launch', 'parts/counts'],
    ['lobby', 'rails', 'venue-frame'],
    ['exposed'],
  ],
  'remote-chat': [['connection'], ['room'], ['panel'], ['bubble'], ['exposed']],
  'remote-activity': [['parts'], ['discount', 'dock', 'popups', 'status'], ['exposed']],
  'shared/contract': [
    ['exposure', 'files', 'reports'],
    ['wire', 'federation'],
    ['account', 'diagnosis', 'money', 'records', 'routing', 'shells', 'skins', 'talk'],
    ['games', 'site'],
  ],
  'shared/platform': [
    [
      'crypto',
      'errors',
      'events',
      'format',
      'machine',
      'network',
      'pictures',
      'report',
      'socket',
      'storage',
      'store',
      'time',
    ],
    ['dialogs', 'fingerprint', 'http', 'query', 'site'],
    ['session'],
  ],
  'shared/ui': [
    ['icons', 'tokens'],
    ['base'],
    ['art', 'buttons'],
    ['feedback', 'fields', 'layout', 'overlays'],
    ['patterns', 'select'],
    ['gallery'],
  ],
  'shared/page': [['parts'], ['frame', 'form'], ['query']],
}

/** The layers line of a package's README. The inside of a page is its own business: pages are listed as one. */
function layersLine(name) {
  const layers = LAYERS[name].map((layer) =>
    [...new Set(layer.map((folder) => (folder.startsWith('pages/') ? 'pages/*' : folder)))].join(' · '),
  )
  return layers.filter((layer, index) => layer !== layers[index + 1]).join(' → ')
}

module.exports = { LAYERS, layersLine }
