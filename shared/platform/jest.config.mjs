import { jestPreset } from '@lantern/build/jest-preset.mjs'

const preset = jestPreset(import.meta.url)

// test/ is a package of its own: its tests need @lantern/testing, which needs this package.
export default { ...preset, testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/test/'] }
