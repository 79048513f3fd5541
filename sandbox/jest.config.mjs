import { jestPreset } from '@lantern/build/jest-preset.mjs'

const preset = jestPreset(import.meta.url, { environment: 'node', isBare: true })

export default {
  ...preset,
  globalSetup: './test/template/global-setup.cjs',
  globalTeardown: './test/template/global-teardown.cjs',
}
