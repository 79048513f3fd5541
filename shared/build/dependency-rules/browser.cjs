/** Rules of the shell, the remotes and their shared packages. */
const { LAYERS } = require('./browser-layers.cjs')
const { layerRules, OUTSIDE } = require('./layer-rules.cjs')

const severity = 'error'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  ...Object.entries(LAYERS).flatMap(([folder, layers]) =>
    layerRules({
      folder,
      layers,
      list: 'shared/build/dependency-rules/browser-layers.cjs',
      names: { down: 'imports-go-down', island: 'layer-of-islands', listed: 'folder-has-a-layer' },
      // A new page of a remote is covered by `feature-is-an-island`: `npm run new -- page` has nothing to add.
      unlisted: '^remote-[^/]+/src/[^/]+/[^/]+$',
    }),
  ),
  {
    name: 'promotions-open-in-one-place',
    comment:
      'Pop-ups and the dock of a remote and the splash of home promote things after asking the arbiter (usePromotion): give a campaign to them instead of opening one.',
    severity,
    from: {
      path: '^(?:shell|remote-[^/]+|shared/[^/]+)/src/',
      pathNot: `^remote-[^/]+/src/(?:popups|dock)/|^shell/src/pages/home/below/splash[.]tsx$|^shared/page/src/promotion/|${OUTSIDE}`,
    },
    to: { path: '^shared/page/src/promotion/|^remote-[^/]+/src/popups/(?!pop-ups[.]tsx$)' },
  },
  {
    name: 'page-is-an-island',
    comment: 'A page of the shell imports no other page: move what two pages need to parts/.',
    severity,
    from: { path: '^shell/src/pages/([^/]+)/', pathNot: OUTSIDE },
    to: { path: '^shell/src/pages/', pathNot: '^shell/src/pages/$1/' },
  },
  {
    name: 'one-entry-to-pages',
    comment: 'Only app/lazy-pages.tsx and the prerendered frames name a page: list a new page there.',
    severity,
    from: {
      path: '^shell/src/',
      pathNot: `^shell/src/(?:pages/|app/lazy-pages[.]tsx$|prerender[.]tsx$)|${OUTSIDE}`,
    },
    to: { path: '^shell/src/pages/' },
  },
]
