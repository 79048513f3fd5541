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

/** The address bar's suggestion list is a separate web page, loaded with every window; it takes a quarter of the CPU time of a home page visit. */
const ADDRESS_BAR_LIST = 'WebUIOmniboxPopup'

export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ADDRESS_BAR_LIST].join(',')}`,
]
