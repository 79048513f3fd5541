import { jestPreset } from '@lantern/build/jest-preset.mjs'

export default {
  ...jestPreset(import.meta.url, { environment: 'node' }),
  globalSetup: './test/template/global-setup.cjs',
  globalTeardown: './test/template/global-teardown.cjs',
}
