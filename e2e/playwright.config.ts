/** Browser journeys: each worker starts its own site on separate ports with the script of `npm start`. */
import { defineConfig } from '@playwright/test'
import { LEFT_TO_PROOFS } from './proofs.ts'
import { chromiumPath, headlessShellPath } from './site/chromium.ts'
import { CHROMIUM_ARGS } from './site/chromium-args.ts'
import { EDGE_ORIGIN } from './site/origins.ts'
import { LONG_TAG } from './site/short-form.ts'

/** Files with a test of half a minute or more. They start first: if one of them started last, it would run on while the other worker is idle. */
const LONG = [
  'teams/**',
  'gate/**',
  'accessibility/axe*',
  'walk/**',
  'codes/codes*',
  'journeys/{republish,evening}*',
  'swap/**',
  'chat/kills*',
]

/**
 * Files for the full browser: installation, start, releases and visits of members. The others test pages; they run in the headless shell where it is
 * installed, the same engine without the browser's own processes, which take a quarter of the CPU time of a test.
 */
const WHOLE_BROWSER = [
  // Text is some pixels wider in the shell, which does not hint fonts.
  'accessibility/small-screen*',
  'boot/**',
  'budgets/**',
  'engines/**',
  'gate/**',
  'journeys/**',
  'pictures/**',
  'pwa/**',
  'rollout/**',
  'teams/**',
  'walk/**',
]
/** `npm test` sets E2E_SHORT. */
const LEFT_OUT = process.env.E2E_SHORT ? LEFT_TO_PROOFS : []
const LEFT_OUT_TAG = process.env.E2E_SHORT ? { grepInvert: new RegExp(LONG_TAG) } : {}
const launchOptions = { args: [...CHROMIUM_ARGS] }
const WHOLE = { launchOptions: { ...launchOptions, executablePath: await chromiumPath() } }
const SHELL = { launchOptions: { ...launchOptions, executablePath: await headlessShellPath() } }
const specs = (files: readonly string[]) => files.map((some) => `${some}.spec.ts`)
const isWhole = (files: string) => WHOLE_BROWSER.some((folder) => files.startsWith(folder.replace('**', '')))

// Set by pnpm for Playwright. With it, a remote built by a test would resolve the shell's packages and bundle them.
delete process.env.NODE_PATH

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: specs(LONG.filter(isWhole)), testIgnore: specs(LEFT_OUT), use: WHOLE },
    {
      name: 'long, shell',
      testMatch: specs(LONG.filter((files) => !isWhole(files))),
      testIgnore: specs(LEFT_OUT),
      use: SHELL,
    },
    { name: 'short', testMatch: specs(WHOLE_BROWSER), testIgnore: specs([...LONG, ...LEFT_OUT]), use: WHOLE },
    {
      name: 'short, shell',
      testMatch: '**/*.spec.ts',
      testIgnore: specs([...WHOLE_BROWSER, ...LONG, ...LEFT_OUT]),
      use: SHELL,
    },
  ],
  globalSetup: './site/start-site.ts',
  outputDir: './test-results',
  // Each with its own site. Half of a test is waiting, so two workers fill the two cores.
  workers: process.env.E2E_DATA ? 1 : 2,
  // Tests of a file are independent and may run on both workers.
  fullyParallel: true,
  ...LEFT_OUT_TAG,
  // Enough for a machine half as fast as the one the tests were written on. A test of a time limit of the product sets its own timeout.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Retries on shared CI machines; a test that needed one is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: EDGE_ORIGIN,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    // Records the retry only, so that passing tests have no overhead.
    trace: 'on-first-retry',
    // Requests of a service worker bypass page.route; the specs of e2e/pwa enable it.
    serviceWorkers: 'block',
  },
})
