/** Browser journeys: a site for each worker, started by `npm start`'s own script on ports of its own. */
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './site/chromium.ts'
import { EDGE_ORIGIN } from './site/origins.ts'

// pnpm sets it for Playwright. A remote that is built under it finds the shell's packages and believes that it brings them along.
delete process.env.NODE_PATH

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './site/start-site.ts',
  outputDir: './test-results',
  // Each with a site of its own. Half of a test is waiting; more than two of them would wait for the two cores.
  workers: process.env.E2E_DATA ? 1 : 2,
  // A file does not wait for one worker: its tests know nothing of each other.
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // More tries where the machine is not ours alone; a test that needed one is listed as flaky by name.
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
    // The second try is recorded: what failed twice can be looked at afterwards, what passed cost nothing.
    trace: 'on-first-retry',
    // Requests that a service worker makes pass page.route by; the specs of e2e/pwa allow it for themselves.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
