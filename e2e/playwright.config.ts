/** Browser journeys: each worker starts its own site on separate ports with the script of `npm start`. */
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './site/chromium.ts'
import { CHROMIUM_ARGS } from './site/chromium-args.ts'
import { EDGE_ORIGIN } from './site/origins.ts'

/** Files with a test of half a minute or more. They start first: if one of them started last, it would run on while the other worker is idle. */
const LONG = [
  'teams/**',
  'gate/**',
  'accessibility/axe*',
  'walk/**',
  'codes/codes*',
  'journeys/{republish,evening}*',
  'swap/**',
]

// Set by pnpm for Playwright. With it, a remote built by a test would resolve the shell's packages and bundle them.
delete process.env.NODE_PATH

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG.map((files) => `${files}.spec.ts`) },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: LONG },
  ],
  globalSetup: './site/start-site.ts',
  outputDir: './test-results',
  // Each with its own site. Half of a test is waiting, so two workers fill the two cores.
  workers: process.env.E2E_DATA ? 1 : 2,
  // Tests of a file are independent and may run on both workers.
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_ARGS],
    },
  },
})
