/** Switches of the browser in every journey. */

/**
 * Features that Playwright 1.65 turns off. Chromium keeps only the last `--disable-features`, so a switch of our own has to repeat them
 * (playwright-core/lib/coreBundle.js, `disabledFeatures`).
 */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * Pages and processes that the browser prepares for itself with every window: the address bar's two suggestion lists are web pages, and a spare
 * renderer waits for the next navigation. Together they take a third of the CPU time of a journey and are not part of the site.
 */
const BROWSERS_OWN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...BROWSERS_OWN].join(',')}`,
]
