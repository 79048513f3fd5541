import { jestPreset } from '@lantern/build/jest-preset.mjs'

export default jestPreset(import.meta.url, {
  setup: ['@lantern/testing/setup', '<rootDir>/src/test/declared-pages.ts'],
})
