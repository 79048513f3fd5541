import { jestPreset } from '@lantern/build/jest-preset.mjs'

const preset = jestPreset(import.meta.url)

// test/ is a separate package: its tests need @lantern/testing, which depends on this package.
export default { ...preset, testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/test/'] }
